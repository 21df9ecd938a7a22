game-name = L’Étoile d’Afrique, solitaire
game-tagline = Fifty-four cards, as few rows as you can.

option-hand = Cards in hand
option-hand--2 = two
option-hand--3 = three, easier
option-brigand = What may follow the Brigand
option-brigand--ranked = a horseshoe, the Star, or one of its letters, T and M
option-brigand--open = anything

reason-cards-laid = All cards are laid.

refused-not-asked = There is nothing to play here.
refused-not-in-hand = You do not hold { $card }.
refused-does-not-fit = There is no place for { $card } on { $end }: not by value, nor by letter, nor as a lion of its colour.
refused-something-fits = A new row must wait: { $card } still fits somewhere.
refused-star-not-in-hand = To join two rows you need the Star in your hand.
refused-same-row = A row cannot be joined to itself.
refused-no-such-row = There is no row { $row }; there { $rows ->
    [one] is 1
   *[other] are { $rows }
}.

## On the table

rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
pile = { $count ->
    [0] the pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
your-hand = Your hand
row-name = Row { $row }
hidden = { $count } before
do-lay = Lay { $card } on row { $row }, after { $end }
do-start-row = Start a row with { $card }
do-join = Join row { $first }, the Star, and row { $second }
card-lion = lion
card-topaz = topaz
card-emerald = emerald
card-ruby = ruby
card-horseshoe = horseshoe
card-brigand = Brigand
card-star = Star of Africa
result = { $rows ->
    [one] One row
   *[other] { $rows } rows
}: { $grade }
grade-incredible = incredible!
grade-very-good = very good
grade-good = good
grade-fair = fair
grade-insufficient = the next one will be better
