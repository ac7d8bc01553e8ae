/// A word of the system's own: what it calls buttons and fields that the application does not name.
///
/// It is in the language in which the application speaks, as on a phone: one that has tables of translations for the user's language, and for
/// which the word is known here; English otherwise.
enum SystemWord: String, CaseIterable {
  case delete = "Delete"
  case edit = "Edit"
  case done = "Done"
  case cancel = "Cancel"
  case search = "Search"
  case close = "Close"
  case back = "Back"
  case ok = "OK"

  /// What stands for the table of such words, which no file is.
  static let table = "the system's words"

  /// Returns the word in a language.
  ///
  /// - Parameter language: The language, as a folder of its tables is called: `de`, `pt-BR`, `zh-Hans`.
  /// - Returns: The word; `nil` where it is not known.
  func text(in language: String) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    guard let words = names.lazy.compactMap({ Self.translations[$0] }).first,
      let index = Self.allCases.firstIndex(of: self)
    else { return nil }
    return words[index]
  }

  /// The words by language, each in the order of the cases.
  private static let translations: [String: [String]] = [
    "en": allCases.map(\.rawValue),
    "ar": ["حذف", "تحرير", "تم", "إلغاء", "بحث", "إغلاق", "رجوع", "موافق"],
    "cs": ["Smazat", "Upravit", "Hotovo", "Zrušit", "Hledat", "Zavřít", "Zpět", "OK"],
    "de": ["Löschen", "Bearbeiten", "Fertig", "Abbrechen", "Suchen", "Schließen", "Zurück", "OK"],
    "es": ["Eliminar", "Editar", "OK", "Cancelar", "Buscar", "Cerrar", "Atrás", "OK"],
    "fi": ["Poista", "Muokkaa", "Valmis", "Kumoa", "Etsi", "Sulje", "Takaisin", "OK"],
    "fr": ["Supprimer", "Modifier", "OK", "Annuler", "Rechercher", "Fermer", "Retour", "OK"],
    "it": ["Elimina", "Modifica", "Fine", "Annulla", "Cerca", "Chiudi", "Indietro", "OK"],
    "ja": ["削除", "編集", "完了", "キャンセル", "検索", "閉じる", "戻る", "OK"],
    "ko": ["삭제", "편집", "완료", "취소", "검색", "닫기", "뒤로", "확인"],
    "nb": ["Slett", "Rediger", "Ferdig", "Avbryt", "Søk", "Lukk", "Tilbake", "OK"],
    "nl": ["Verwijder", "Wijzig", "Gereed", "Annuleer", "Zoek", "Sluit", "Terug", "OK"],
    "pl": ["Usuń", "Edytuj", "Gotowe", "Anuluj", "Szukaj", "Zamknij", "Wróć", "OK"],
    "pt": ["Apagar", "Editar", "OK", "Cancelar", "Buscar", "Fechar", "Voltar", "OK"],
    "ru": ["Удалить", "Править", "Готово", "Отменить", "Поиск", "Закрыть", "Назад", "ОК"],
    "sv": ["Radera", "Redigera", "Klar", "Avbryt", "Sök", "Stäng", "Tillbaka", "OK"],
    "tr": ["Sil", "Düzenle", "Bitti", "Vazgeç", "Ara", "Kapat", "Geri", "Tamam"],
    "uk": ["Видалити", "Редагувати", "Готово", "Скасувати", "Пошук", "Закрити", "Назад", "OK"],
    "zh-Hans": ["删除", "编辑", "完成", "取消", "搜索", "关闭", "返回", "好"],
    "zh-Hant": ["刪除", "編輯", "完成", "取消", "搜尋", "關閉", "返回", "好"],
  ]
}

extension Text {
  /// Makes a text of a word of the system's.
  init(_ word: SystemWord) {
    self.init(LocalizedStringKey(word.rawValue), tableName: SystemWord.table)
  }
}

extension Button where Label == Text {
  /// Makes a button that is called by a word of the system's.
  init(_ word: SystemWord, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(word) }
  }
}
