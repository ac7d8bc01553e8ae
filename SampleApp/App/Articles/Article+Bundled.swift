extension Article {
  /// The articles that come with the application.
  static let all: [Article] = [
    Article(
      id: 1, title: "The Keeper's Log", subtitle: "Thirty years of weather in one hand",
      paragraphs: [
        """
        Every evening at six the keeper wrote down the wind, the height of the swell and the \
        colour of the sky. The entries are short, for the lamp had to be lit, and a page holds \
        a month.
        """,
        """
        In the winter of the great storm the ink runs. The book had been soaked and dried over \
        the stove, and the keeper went on writing where the paper still took the pen.
        """,
        """
        Somebody counted the words he used for grey. There are nineteen of them, and no two \
        mean the same weather.
        """,
        """
        When the lamp was made automatic the log was to be closed. The last keeper wrote the \
        wind once more, crossed it out, and wrote it again a little stronger.
        """,
        """
        His replacement is a box the size of a suitcase. It measures everything, every ten \
        seconds, and has never once been wrong about the wind. Nobody knows what it would call \
        the sky.
        """,
        """
        The village has a bet on the nineteen greys. Fourteen have been found again, most of \
        them in March; the other five may need a keeper to look for them.
        """,
        """
        The book is kept in the harbour office now. Whoever asks may read in it, on the \
        condition of washing their hands, and of saying what the weather is like outside.
        """,
      ]),
    Article(
      id: 2, title: "Bread Without a Clock", subtitle: "Dough tells the time if you let it",
      paragraphs: [
        """
        A recipe that says four hours was written in somebody else's kitchen. In yours the \
        window is draughty, the flour is older, and the cat has slept beside the bowl.
        """,
        """
        Look at the dough instead. It is ready when it has doubled, when a finger leaves a \
        dent that fills slowly, and when the kitchen smells of apples rather than of beer.
        """,
        """
        Bakers of the old town put a small ball of dough in a glass of water. When it rose to \
        the top, the loaf could go into the oven.
        """,
        """
        Nobody in that street owned a clock that went right, and nobody ate bad bread.
        """,
        """
        The glass is still the best instrument in the house, and it is easily washed.
        """,
      ]),
    Article(
      id: 3, title: "Maps of Nowhere", subtitle: "Islands that were never there",
      paragraphs: [
        """
        For two hundred years a small island stood on the charts, west of the point where \
        ships turn for home. Captains avoided it with care.
        """,
        """
        It had been drawn by a man who was paid for each island. He drew well, with cliffs, a \
        spring of fresh water and a safe place to anchor.
        """,
        """
        When a ship at last sailed straight across it, the captain was blamed for his \
        navigation.
        """,
        """
        The island has been removed from the charts since. The harbour that was named after it \
        still carries its name.
        """,
        """
        Some say that this is what it was for.
        """,
      ]),
    Article(
      id: 4, title: "A Piano Moves House", subtitle: "Four people, two hundred strings",
      paragraphs: [
        """
        A piano goes down a staircase on its side, wrapped in blankets, with two people below \
        and two above. The ones below do not talk.
        """,
        """
        At the turn of the stairs it has to stand upright for a moment. It will sound then, \
        all strings at once and very softly, however well it is wrapped.
        """,
        """
        Movers say that they can tell from that chord whether it was played much.
        """,
        """
        It will be out of tune for a fortnight. It is not the journey that does it but the air \
        of the new room.
        """,
        """
        Let it stand before you call the tuner, and leave the lid open for the first night.
        """,
      ]),
    Article(
      id: 5, title: "The Night Bus", subtitle: "Who rides when nobody rides",
      paragraphs: [
        """
        The last bus leaves at ten past one with three passengers, of whom one is asleep. The \
        driver knows where the sleeper lives.
        """,
        """
        There is a nurse who gets off at the bridge and walks, because she likes the quiet. \
        There is a boy with a trumpet.
        """,
        """
        At the terminus the driver turns off the lights and eats an apple. The bus stands \
        there for eleven minutes, ticking.
        """,
        """
        On the way back there is nobody at all, and every stop is announced.
        """,
        """
        The driver could switch that off. He likes the names.
        """,
      ]),
    Article(
      id: 6, title: "Growing Moss", subtitle: "A garden for those who wait",
      paragraphs: [
        """
        Moss needs shade, water that has stood for a day, and to be left alone. The third is \
        what most gardeners find difficult.
        """,
        """
        It has no roots to speak of and holds on with hairs. What it grows on hardly matters, \
        as long as it does not move.
        """,
        """
        A cushion the size of a hand may be thirty years old. It looks the same on the day \
        when you plant it and on the day when you sell the house.
        """,
        """
        Walk on it barefoot or not at all.
        """,
        """
        In autumn take the leaves off one by one. There is no tool for this, and nobody has \
        asked for one.
        """,
      ]),
    Article(
      id: 7, title: "The Word for Snow", subtitle: "On counting what melts",
      paragraphs: [
        """
        It is said that some languages have a hundred words for snow. It is said mostly by \
        people who live where there is none.
        """,
        """
        What these languages have is endings. From one word for snow they make the snow that \
        is about to fall, the snow that somebody promised, and the snow that was here only \
        yesterday.
        """,
        """
        Any language can say all that. It needs a sentence and some patience.
        """,
        """
        Skiers, on the other hand, have borrowed words from five languages, and wax for each \
        of them.
        """,
        """
        Ask them in May.
        """,
      ]),
    Article(
      id: 8, title: "Repairing an Umbrella", subtitle: "Eight ribs and a spring",
      paragraphs: [
        """
        Most umbrellas that are thrown away have one broken rib. It breaks where it was \
        riveted, and a paper clip mends it.
        """,
        """
        Open the umbrella and lay it on its head. Look for the rib that has more to say than \
        the others.
        """,
        """
        Bend the clip around the break, twice, and press it flat with a spoon.
        """,
        """
        The cloth is fastened with four stitches to each rib. Black thread is best, even if \
        the cloth is red, for the eye looks for the rain and not for the thread.
        """,
        """
        It will last for another winter, and you will be one of the few who know how many ribs \
        it has.
        """,
      ]),
    Article(
      id: 9, title: "Letters from a Summit", subtitle: "Post at three thousand metres",
      paragraphs: [
        """
        On the summit stands a letter box, emptied on Fridays when the weather permits. It is \
        the highest in the country, and the fullest in August.
        """,
        """
        People who have not written a letter in years write one there. Most of them begin with \
        the view.
        """,
        """
        The postman is sixty and goes up in three hours. He does not read the cards, but he \
        has weighed them.
        """,
        """
        The heaviest bag held four hundred, on the Friday after a week of fog.
        """,
        """
        There had been no view at all, and everybody had described it.
        """,
      ]),
    Article(
      id: 10, title: "The Shortest Street", subtitle: "Eleven metres with two names",
      paragraphs: [
        """
        It has one house on the left, one on the right, and a lamp. The town council named it \
        twice by mistake, and neither side gave way.
        """,
        """
        Post is delivered to both addresses. The postwoman says that they are different \
        streets, depending on where you come from.
        """,
        """
        In the house on the left lives a clockmaker, in the one on the right a woman who is \
        always late.
        """,
        """
        They have been married for twelve years and keep both front doors.
        """,
        """
        The lamp belongs to neither street, and is lit.
        """,
      ]),
    Article(
      id: 11, title: "Tides for Beginners", subtitle: "Why the sea goes away",
      paragraphs: [
        """
        The sea goes away twice a day and comes back. Children ask where it has been, which is \
        the right question.
        """,
        """
        It has not been anywhere. It was lifted a little on one side of the world and on the \
        other, and the world turned underneath.
        """,
        """
        The table in the harbour gives the hours to the minute for the whole of next year. \
        Nobody needed to look at the sea for it.
        """,
        """
        It does not tell the wind, and the wind can hold the water for an hour.
        """,
        """
        So look at the table when you set out, and at the birds when you turn back.
        """,
      ]),
    Article(
      id: 12, title: "An Index of Silences", subtitle: "Rooms to listen in",
      paragraphs: [
        """
        There is a room in which you hear your own blood. People who have worked there say \
        that they never got used to it, and that they miss it on the train.
        """,
        """
        A library is not silent but full of people who are quiet. The difference can be heard \
        with the eyes closed.
        """,
        """
        Snow makes a silence that is a little lower than the usual one. A theatre before the \
        first word makes one that is higher.
        """,
        """
        The longest silence on record was kept by a choir, between two songs, because the \
        conductor had lost his place.
        """,
        """
        The audience thought it the best part of the evening.
        """,
      ]),
  ]
}
