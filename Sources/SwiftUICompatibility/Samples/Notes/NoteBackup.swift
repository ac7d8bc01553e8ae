import Foundation

/// Where notes are kept besides.
struct NoteBackup {
    var server = URL(string: "https://notes.example.com/backup")!
    var session = URLSession.shared

    func request(for notes: [Note]) throws -> URLRequest {
        var request = URLRequest(url: server)
        request.httpMethod = "PUT"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(notes)
        return request
    }

    func restored() -> AnyPublisher<[Note], Error> {
        session.dataTaskPublisher(for: server)
            .map(\.data)
            .decode(type: [Note].self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }

    func save(_ notes: [Note]) async throws -> Bool {
        let (_, response) = try await session.data(for: request(for: notes))
        return (response as? HTTPURLResponse)?.statusCode == 204
    }
}
