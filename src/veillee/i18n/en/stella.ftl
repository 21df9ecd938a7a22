game-name = Stella
game-tagline = One word, fifteen pictures: see what the others see.

option-words = Word cards
option-words--random = drawn at random
option-words--discovery = for a first game
option-custom_words = Your own words
option-show_marks = Show what everyone lit after a round

reason-rounds-played = All four rounds are played.

unreadable-deck-too-small = A deck has at least { $least } different pictures. Got { $got }.
unreadable-pack-too-small = A pack has at least { $least } word cards beside the discovery cards.
unreadable-word-invisible = A word on the card “{ $card }” cannot be seen.

refused-invisible-word = A word on your card { $card } cannot be seen: write it in plain letters.
refused-other-custom-words = The words that players wrote are not those of this pack.
refused-not-set-out = The pictures are not on the table yet.
refused-word-is-settled = The word is settled for this round.
refused-already-asked = The other word has been asked for already in this round.
refused-nobody-asked = Nobody has asked for the other word.
refused-already-answered = You have answered already.
refused-how-many = Light { $low } to { $high } pictures. Got { $got }.
refused-marked-twice = You lit the same picture twice.
refused-no-such-cell = There are only { $count } pictures on the table.
refused-not-all-done = Somebody is still choosing.
refused-marking-is-over = Everyone is done: lit pictures can no longer change.
refused-not-the-scout = You are not the scout now.
refused-not-marked = You did not light this picture.
refused-already-designated = This picture has been lit up already.
refused-game-is-over = The game is over.

## On the table

round = Round { $round } of { $rounds }
the-word = The word: { $word }
column-player = player
column-marks = lit
column-left = left
column-stars = stars
column-total = points
done = done
choosing = choosing
in-the-dark = in the dark
fell = fell
first-scout = first scout
designated-spark = { $name } → { $cell }: spark with { $others }.
designated-super-spark = { $name } → { $cell }: super-spark with { $others }!
designated-fall = { $name } → { $cell }: a fall, nobody else thought of it.
shown-marks = { $name }: { $cells }
round-result = Round { $round }, “{ $word }”: { $summary }
round-share = { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
}
other-word-asked = Other word asked for: { $name }.
other-word-taken = The table took the other word.
mark-prompt = Which pictures go with it? Type { $low } to { $high } numbers
key-yes = y
key-no = n
mark-keys-ask = w other word · ? rules · q leave
mark-keys-answer = y other word · n keep this one · ? rules · q leave
mark-again = Please type { $low } to { $high } different numbers from 1 to { $count }, such as 2 5 11.
designate-prompt = You are the scout. Which of your pictures do you light up?
designate-again = Please type one of these numbers: { $cells }.
