/// The characters of the symbols of the system that are used most.
enum SystemSymbols {
  /// Characters by the names of the symbols that they stand for.
  static let shapes: [String: String] = {
    var shapes: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let shape = String(words[0])
      for name in words.dropFirst() { shapes[String(name)] = shape }
    }
    return shapes
  }()

  /// A character on each line, and the names of the symbols that it stands for.
  ///
  /// Each takes one cell in every version of Unicode and is no emoji, which some terminals show in two cells, whatever the tables say.
  /// A dozen, such as arrows and stars, are of the kind that a terminal can be told to show in two, as the lines of every frame are.
  private static let text = """
    + plus plus.app plus.message plus.bubble plus.viewfinder plus.forwardslash.minus plusminus
    − minus
    ✕ xmark xmark.app xmark.bin xmark.octagon xmark.seal xmark.shield multiply clear
    ✓ checkmark checkmark.seal checkmark.shield checkmark.message checkmark.bubble checkmark.icloud \
      checkmark.gobackward checklist
    / divide line.diagonal
    = equal
    < lessthan
    > greaterthan terminal apple.terminal chevron.left.forwardslash.chevron.right curlybraces
    # number grid.circle
    @ at
    % percent
    ! exclamationmark exclamationmark.octagon exclamationmark.bubble exclamationmark.shield exclamationmark.2 \
      exclamationmark.lock
    ? questionmark questionmark.app questionmark.bubble questionmark.folder questionmark.key questionmark.video
    ◬ exclamationmark.triangle xmark.triangle light.beacon.max light.beacon.min
    ▵ triangle pyramid cone
    ▴ triangle.fill arrowtriangle.up eject
    ▾ arrowtriangle.down
    ▸ play.fill play.circle.fill arrowtriangle.right arrowtriangle.forward
    ▹ play play.rectangle play.tv play.square.stack memories
    ◂ arrowtriangle.left arrowtriangle.backward
    i info info.bubble
    ☆ star star.leadinghalf.filled star.bubble
    ★ star.fill star.circle.fill crown crown.fill rosette
    ✩ star.square.on.square seal laurel.leading laurel.trailing trophy medal
    ♡ heart heart.text.square suit.heart bolt.heart arrow.up.heart arrow.down.heart
    ❥ heart.fill heart.circle.fill suit.heart.fill bolt.heart.fill
    ♢ diamond suit.diamond
    ❖ diamond.fill suit.diamond.fill puzzlepiece puzzlepiece.extension
    ⌂ house building building.2 building.columns homekit tent music.note.house house.lodge storefront
    ❋ gear gearshape gearshape.2 wrench wrench.and.screwdriver wrench.adjustable hammer screwdriver cpu \
      memorychip engine.combustion fan
    › chevron.right chevron.forward chevron.compact.right
    ‹ chevron.left chevron.backward chevron.compact.left
    » chevron.right.2 chevron.forward.2 forward forward.end forward.frame goforward goforward.5 goforward.10 \
      goforward.15 goforward.30 goforward.60
    « chevron.left.2 chevron.backward.2 backward backward.end backward.frame gobackward gobackward.5 \
      gobackward.10 gobackward.15 gobackward.30 gobackward.60
    ⌃ chevron.up chevron.compact.up chevron.up.2 control
    ⌄ chevron.down chevron.compact.down chevron.down.2
    → arrow.right arrow.forward arrow.right.to.line arrow.forward.to.line arrowshape.right \
      rectangle.portrait.and.arrow.right arrow.right.doc.on.clipboard arrow.turn.down.right arrow.turn.up.right \
      rectangle.portrait.and.arrow.forward door.left.hand.open figure.walk.departure
    ← arrow.left arrow.backward arrow.left.to.line arrow.backward.to.line arrowshape.left \
      rectangle.portrait.and.arrow.left figure.walk.arrival
    ↑ arrow.up arrow.up.to.line arrowshape.up square.and.arrow.up square.and.arrow.up.on.square arrow.up.doc \
      arrow.up.message icloud.and.arrow.up arrow.up.bin arrow.up.folder arrow.turn.right.up
    ↓ arrow.down arrow.down.to.line arrowshape.down square.and.arrow.down square.and.arrow.down.on.square \
      arrow.down.doc arrow.down.app icloud.and.arrow.down tray.and.arrow.down arrow.down.to.line.compact \
      arrow.down.message
    ⇗ arrow.up.right arrow.up.forward arrow.up.forward.app arrow.up.right.and.arrow.down.left \
      arrow.up.left.and.arrow.down.right chart.line.uptrend.xyaxis
    ⇖ arrow.up.left arrow.up.backward
    ⇘ arrow.down.right arrow.down.forward arrow.down.right.and.arrow.up.left chart.line.downtrend.xyaxis
    ⇙ arrow.down.left arrow.down.backward
    ⇅ arrow.up.arrow.down arrow.up.and.down chevron.up.chevron.down arrow.up.and.down.text.horizontal
    ⇄ arrow.left.arrow.right arrow.left.and.right arrow.right.arrow.left shuffle arrow.triangle.swap
    ↻ arrow.clockwise arrow.triangle.2.circlepath arrow.2.circlepath repeat repeat.1 rotate.right goforward.plus \
      arrow.clockwise.heart arrow.clockwise.icloud arrow.rectanglepath arrow.3.trianglepath \
      arrow.trianglehead.2.clockwise arrow.trianglehead.clockwise
    ↺ arrow.counterclockwise arrow.counterclockwise.icloud clock.arrow.circlepath rotate.left \
      arrow.trianglehead.counterclockwise
    ↶ arrow.uturn.backward arrow.uturn.left arrow.uturn.down arrowshape.turn.up.left arrowshape.turn.up.backward \
      arrowshape.turn.up.left.2
    ↷ arrow.uturn.forward arrow.uturn.right arrow.uturn.up arrowshape.turn.up.right arrowshape.turn.up.forward
    ⋔ arrow.triangle.branch arrow.branch arrow.triangle.merge arrow.triangle.pull \
      point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
    ✜ scope dot.scope target viewfinder dot.viewfinder location location.viewfinder mappin mappin.and.ellipse \
      pin move.3d dpad
    ✚ cross cross.case cross.vial pills bandage stethoscope syringe medical.thermometer staroflife
    ≣ list.bullet list.dash list.number list.triangle list.star list.bullet.rectangle list.bullet.indent \
      list.bullet.clipboard line.3.horizontal line.horizontal.3 text.justify text.justify.left \
      text.justify.leading text.alignleft text.aligncenter text.alignright text.append text.insert text.quote \
      increase.indent decrease.indent slider.horizontal.3 slider.horizontal.2.square slider.vertical.3 \
      slider.horizontal.below.rectangle switch.2 chart.bar.doc.horizontal
    ▿ line.3.horizontal.decrease line.horizontal.3.decrease
    ⋯ ellipsis ellipsis.bubble ellipsis.message ellipsis.rectangle
    ⋮ ellipsis.vertical
    ⌕ magnifyingglass plus.magnifyingglass minus.magnifyingglass text.magnifyingglass doc.text.magnifyingglass \
      sparkle.magnifyingglass location.magnifyingglass rectangle.and.text.magnifyingglass \
      mail.and.text.magnifyingglass exclamationmark.magnifyingglass
    ☻ person person.2 person.3 person.crop person.crop.artframe person.text.rectangle person.fill.viewfinder \
      person.wave.2 person.2.wave.2 person.and.background.dotted person.bust person.icloud \
      person.line.dotted.person person.3.sequence person.crop.square.on.square.angled \
      person.crop.rectangle.stack shared.with.you figure figure.2 figure.stand figure.walk figure.run \
      figure.wave figure.roll figure.dance figure.yoga figure.hiking figure.and.child.holdinghands \
      figure.2.and.child.holdinghands face.smiling face.dashed brain brain.head.profile accessibility
    ◔ bell bell.and.waves.left.and.right alarm alarm.waves.left.and.right
    ◷ clock timer stopwatch hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled deskclock timelapse \
      gauge gauge.medium gauge.low gauge.high gauge.with.dots.needle.bottom.50percent speedometer applewatch \
      barometer metronome
    ⊞ calendar calendar.day.timeline.left calendar.day.timeline.leading tablecells square.grid.2x2 \
      square.grid.3x2 square.grid.3x3 square.grid.4x3.fill circle.grid.2x2 circle.grid.3x3 circle.grid.cross \
      rectangle.grid.1x2 rectangle.grid.1x3 rectangle.grid.2x2 rectangle.grid.3x2 rectangle.3.group rectangle.3.offgrid grid qrcode \
      barcode checkerboard.rectangle squareshape.split.2x2 squareshape.split.3x3
    ◪ photo photo.on.rectangle photo.on.rectangle.angled photo.stack photo.artframe
    ◫ book books.vertical book.closed book.pages text.book.closed character.book.closed magazine menucard map \
      rectangle.split.2x1 rectangle.split.3x1 rectangle.split.1x2 square.split.2x1 square.split.1x2 \
      square.split.2x2 sidebar.left sidebar.right sidebar.leading sidebar.trailing sidebar.squares.left
    ❏ doc doc.text doc.plaintext doc.richtext doc.append doc.zipper doc.on.clipboard doc.viewfinder text.page \
      text.document text.rectangle text.rectangle.page richtext.page newspaper note note.text scroll \
      list.clipboard clipboard receipt square.text.square rectangle.and.paperclip app macwindow \
      menubar.rectangle
    ❐ doc.on.doc document.on.document square.on.square rectangle.on.rectangle plus.square.on.square \
      plus.rectangle.on.rectangle square.filled.on.square square.3.layers.3d square.stack square.stack.3d.up \
      square.stack.3d.down.right rectangle.stack rectangle.stack.person.crop macwindow.on.rectangle pip \
      pip.enter pip.exit
    ⊟ folder archivebox externaldrive internaldrive server.rack printer printer.dotmatrix scanner faxmachine \
      xserve cabinet
    ⊔ tray tray.full tray.2 square.and.line.vertical.and.square cup.and.saucer mug wineglass \
      takeoutbag.and.cup.and.straw bathtub
    ⌫ trash trash.slash delete.left delete.backward
    ⌦ delete.right delete.forward
    ✎ pencil pencil.line pencil.tip pencil.tip.crop.circle square.and.pencil pencil.and.outline pencil.and.ruler \
      pencil.and.scribble highlighter rectangle.and.pencil.and.ellipsis paintbrush paintbrush.pointed \
      paintpalette scribble scribble.variable signature applepencil lasso eraser eyedropper ruler
    ⚷ key key.horizontal lock lock.shield lock.rotation lock.doc lock.rectangle lock.square.stack lock.icloud \
      touchid faceid opticid
    ⚲ lock.open lock.open.rotation
    ⚑ flag.fill flag.2.crossed flag.checkered
    ⚐ flag flag.badge
    ▯ bookmark tag ticket door.left.hand.closed
    ▮ bookmark.fill tag.fill ticket.fill
    ⌺ shield shield.lefthalf.filled checkerboard.shield
    ⊠ envelope envelope.open mail mail.stack shippingbox gift giftcard
    ➢ paperplane safari cursorarrow cursorarrow.rays cursorarrow.click location.north location.north.line
    ➤ paperplane.fill location.fill airplane airplane.departure airplane.arrival
    ❝ bubble bubble.left bubble.right bubble.left.and.bubble.right bubble.middle.bottom message text.bubble \
      quote.bubble quote.opening captions.bubble phone.bubble
    ❞ quote.closing
    ✆ phone phone.arrow.up.right phone.arrow.down.left phone.down phone.connection phone.and.waveform teletype \
      video.and.phone iphone iphone.landscape iphone.radiowaves.left.and.right candybarphone flipphone
    ⌁ bolt bolt.horizontal bolt.car bolt.batteryblock powerplug lightbulb lightbulb.max flashlight.off.fill \
      flashlight.on.fill lamp.desk lamp.floor lamp.table
    ϟ bolt.fill bolt.circle.fill bolt.ring.closed cloud.bolt cloud.bolt.rain
    ▭ rectangle capsule battery.0 battery.25 battery.50 battery.0percent battery.25percent battery.50percent \
      creditcard banknote wallet.pass wallet.bifold keyboard keyboard.chevron.compact.down rectangle.portrait \
      display desktopcomputer laptopcomputer pc tv ipad ipad.landscape ipod apps.iphone apps.ipad play.display \
      airplayvideo cable.connector
    ▬ rectangle.fill capsule.fill battery.75 battery.100 battery.75percent battery.100percent battery.100.bolt \
      battery.100percent.bolt minus.rectangle
    ⌽ power power.dotted togglepower poweron poweroff
    ǁ pause pause.rectangle playpause
    ■ stop square.fill app.fill
    □ square square.dashed app.dashed rectangle.dashed squareshape
    ○ circle circle.dashed circle.dotted oval smallcircle.circle
    ● circle.fill record.circle largecircle.fill.circle circle.inset.filled smallcircle.filled.circle \
      recordingtape button.programmable dot.square
    ◌ rays slowmo circle.hexagongrid circle.hexagonpath sun.min light.min
    ◓ circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled circle.bottomhalf.filled \
      moonphase.first.quarter moonphase.last.quarter
    ⬡ hexagon octagon cube cube.transparent view.3d arkit
    ⬢ hexagon.fill octagon.fill cube.fill shippingbox.fill
    ⬠ pentagon
    ♫ music.note music.note.list music.mic music.quarternote.3 music.note.tv guitars pianokeys headphones \
      earbuds airpods airpodspro airpodsmax hifispeaker homepod homepodmini speaker speaker.wave.1 \
      speaker.wave.2 speaker.wave.3 tuningfork
    ∅ nosign slash speaker.slash mic.slash bell.slash eye.slash video.slash wifi.slash heart.slash \
      location.slash star.slash person.slash bolt.slash hand.raised.slash icloud.slash camera.slash lock.slash \
      flag.slash tag.slash pin.slash mappin.slash play.slash bookmark.slash phone.slash speaker.zzz link.slash \
      photo.slash
    ☼ sun.max sun.haze sun.dust sun.rain sun.horizon light.max sunrise sunset thermometer.sun sun.and.horizon
    ☾ moon moon.stars moon.zzz moon.haze moon.circle.fill bed.double zzz powersleep
    ≋ wind water.waves tornado hurricane tropicalstorm humidity fog cloud.fog wave.3.right wave.3.left \
      wave.3.forward figure.pool.swim waveform waveform.path
    ∿ waveform.path.ecg waveform.circle waveform.and.mic point.topleft.down.curvedto.point.bottomright.up \
      alternatingcurrent chart.xyaxis.line
    ⌇ thermometer thermometer.medium thermometer.low thermometer.high thermometer.variable.and.figure flame
    ⁂ snow cloud.snow sparkles wand.and.stars wand.and.rays party.popper fireworks balloon balloon.2 \
      birthday.cake
    ✦ sparkle apple.intelligence apple.image.playground
    ❅ snowflake cloud.sleet cloud.hail thermometer.snowflake
    ⁞ drop drop.triangle umbrella humidifier shower cloud.rain cloud.drizzle cloud.heavyrain cloud.sun.rain \
      cloud.moon.rain sprinkler.and.droplets
    ◠ cloud icloud cloud.sun cloud.moon smoke link.icloud xmark.icloud exclamationmark.icloud
    ◉ eye eyeglasses sunglasses eyes camera camera.viewfinder camera.rotate camera.on.rectangle camera.macro \
      camera.aperture camera.filters web.camera video livephoto
    ◍ globe globe.americas globe.europe.africa globe.asia.australia globe.central.south.asia globe.desk network \
      soccerball football basketball tennisball baseball volleyball sportscourt translate
    ⊚ wifi wifi.router wifi.exclamationmark antenna.radiowaves.left.and.right dot.radiowaves.left.and.right \
      dot.radiowaves.right dot.radiowaves.up.forward dot.radiowaves.forward radio personalhotspot airplayaudio \
      airplay.audio airtag sensor.tag.radiowaves.forward opticaldisc cellularbars
    ⌥ option
    ⌘ command
    ⇑ shift
    ⇪ capslock
    ⇥ arrow.right.to.line.alt
    ⏎ return arrow.turn.down.left
    ⎋ escape
    ␣ space
    ∞ infinity
    ∛ x.squareroot sum
    ƒ function fx
    A textformat character textformat.size textformat.alt textformat.abc textbox character.cursor.ibeam \
      character.textbox character.bubble abc
    a textformat.subscript textformat.superscript textformat.size.smaller
    B bold
    I italic
    U underline
    S strikethrough
    $ dollarsign dollarsign.arrow.circlepath
    € eurosign
    £ sterlingsign
    ¥ yensign
    ฿ bitcoinsign bahtsign
    ₹ indianrupeesign
    ₽ rublesign
    ¢ centsign
    ∡ angle skew perspective level
    ⋕ number.viewfinder crop crop.rotate aspectratio squares.below.rectangle
    ⌬ atom testtube.2 flask allergens
    ✁ scissors comb
    ⚭ link link.badge paperclip eyeglasses.slash
    ✇ film film.stack movieclapper tape
    ⊶ car car.2 car.side bus bus.doubledecker tram cablecar lightrail truck.box ferry bicycle scooter motorcycle \
      sailboat fuelpump parkingsign road.lanes steeringwheel box.truck
    ♆ fork.knife fork.knife.circle.fill
    ❀ leaf tree carrot laurel apple.meditate
    ☛ hand.raised hand.point.right hand.point.up hand.point.up.left hand.tap hand.thumbsup hand.wave hand.draw \
      hand.rays hands.clap hands.sparkles
    ☚ hand.point.left
    ☟ hand.point.down hand.thumbsdown
    ⌑ cart bag basket handbag suitcase suitcase.rolling briefcase latch.2.case backpack tshirt
    ✢ pawprint ant ladybug hare tortoise fish bird cat dog lizard teddybear
    ✣ gamecontroller arcade.stick dice die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6
    ▟ chart.bar chart.bar.xaxis chart.line.flattrend.xyaxis align.vertical.bottom
    ◕ chart.pie chart.dots.scatter
    ⬚ questionmark.square.dashed rectangle.dashed.and.paperclip rectangle.dashed.badge.record
    ⊗ xmark.circle.fill delete.left.fill
    """
}
