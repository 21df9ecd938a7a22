game-name = Dixit
game-tagline = One clue, a row of pictures: which one is the storyteller’s?

option-end = End of the game
option-end--pile = when the pile is used up
option-end--points = when someone reaches the target
option-end--laps = when everyone has told equally often
option-target = Target score
option-laps = Turns as storyteller for each
option-lone_finder = Among three, a lone finder and the storyteller
option-lone_finder--4 = four points each
option-lone_finder--3 = three points each
option-first_teller = First storyteller
option-first_teller--claim = whoever has an idea first
option-first_teller--random = drawn by lot
option-bonus_cap = Points for votes on your own picture
option-bonus_cap--null = as many as votes
option-bonus_cap--3 = three a turn at most
option-second_vote = You may vote for two pictures
option-reshuffle = Discards make a new pile

reason-pile-drawn = The pile is used up.
reason-target-reached = The target score is reached.
reason-laps-told = Everyone has told equally often.

refused-never-ends = If the discards make a new pile, the pile is never used up: choose another end.
refused-many-seats = With { $seats } players there are two votes, at most three points for votes, discards that make a new pile, and an end by score or by laps.
refused-nothing-to-claim = There is a storyteller already.
refused-nothing-to-tell = This is not the moment for a clue.
refused-not-the-teller = You are not the storyteller of this turn.
refused-not-in-hand = You do not hold this picture.
refused-clue-is-not-one-line = A clue fits on one line, without invisible control characters.
refused-clue-is-empty = A phrase needs some words. For a clue without text, sing it or mime it.
refused-nothing-to-give = This is not the moment to give a picture.
refused-teller-gives-none = Your picture is in already: the others are looking for theirs.
refused-give-so-many = { $wanted ->
    [one] Give one picture, not { $got }.
   *[other] Give { $wanted } pictures, not { $got }.
}
refused-same-image-twice = The two pictures must be different ones.
refused-nothing-to-vote-on = This is not the moment to vote.
refused-teller-does-not-vote = You are the storyteller: you know, so you do not vote.
refused-vote-so-many = { $most ->
    [one] Vote for one picture, not { $got }.
   *[other] Vote for one picture or { $most }, not { $got }.
}
refused-not-in-row = This picture is not on the table.
refused-own-image = This is your own picture: vote for another one.

unreadable-images-not-ascending = The images are not in ascending order, each of them once.

## On the table

turn = Turn { $turn }
pile = { $count ->
    [0] the pile is empty
    [one] 1 picture in the pile
   *[other] { $count } pictures in the pile
}
column-player = player
column-score = points
is-teller = tells
is-done = has chosen
own-picture = { $picture } (yours)
your-hand = Your hand: { $pictures }
clue-phrase = { $name }: “{ $text }”
clue-song = { $name }, singing: “{ $text }”
clue-live-song = { $name }: a tune, hummed
clue-mime = { $name }, miming: “{ $text }”
clue-live-mime = { $name }: a mime
do-claim = I have an idea: I tell first
do-draw-teller = Let chance choose the storyteller
ask-tell = Which picture is your clue about?
kind-phrase = A phrase, a word, a sound
kind-song = A tune that you hum
kind-mime = A mime
type-phrase = Your clue (at most { $longest } characters)
type-song = Its words, or Enter if you hum it
type-mime = A few words to go with it, or Enter
clue-too-long = That is too long: at most { $longest } characters.
ask-give = { $count ->
    [one] Which of your pictures might mislead the others?
   *[other] Which { $count } of your pictures might mislead the others?
}
ask-give-second = And the second one?
ask-vote = Which picture is the storyteller’s?
ask-second-vote = A second vote?
no-second-vote = No, one is enough
