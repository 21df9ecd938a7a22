game-name = L’Étoile d’Afrique
game-tagline = Take tricks, dodge thieves, bring home the gems.

option-draw = Drawing cards
option-draw--each-card = after each card
option-draw--after-trick = after each trick
option-draw--never = never
option-trick_end = The trick ends
option-trick_end--passes = when all others have passed
option-trick_end--unbeaten = when nobody beats the top card
option-pass_lock = Whoever passes is out of the trick
option-lion = A lion on top
option-lion--keeps-bar = keeps the bar
option-lion--counts-two = counts as two
option-rounds = Rounds

reason-rounds-played = All rounds are played.

refused-not-your-turn = It is not your turn yet.
refused-not-in-hand = You do not hold { $card }.
refused-trick-is-open = The trick is open: beat its card or give way.
refused-beat-or-pass = The trick is open: beat its card or pass.
refused-lead-first = The table is empty: lead a card.
refused-too-low = This card is too low: the bar is { $bar }.
refused-equal-never-beats = An equal card does not beat: the bar is { $bar }.
refused-lion-too-weak = This lion cannot beat { $bar ->
    [11] an 11
   *[other] a { $bar }
}. It leaps only up to 10.
refused-too-high = This card is above the bar of { $bar }: it beats, it does not slip under.
refused-pass-instead = Above ten nobody gives way: beat { $bar } or pass.
refused-no-passing-yet = Passing begins above ten; the bar is { $bar }. Beat it or give way.

## On the table

round = Round { $round } of { $rounds }
pile = { $count ->
    [0] the pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
to-beat = To beat: { $bar }
nobody-led = The table is empty.
column-player = player
column-hand = cards
column-captured = captured
column-thieves = thieves
column-treasure = treasure
your-hand = Your hand
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
last-trick = { $name } took the last trick: { $points }.
round-result = Round { $round }: { $summary }
round-share = { $name } { $points } ({ $tokens })
no-token = nothing
card-lion = lion
card-topaz = topaz
card-emerald = emerald
card-ruby = ruby
card-horseshoe = horseshoe
card-brigand = Brigand
card-star = Star of Africa
token-horseshoe = horseshoe
token-ruby = ruby
token-emerald = emerald
token-topaz = topaz
under = under
do-lead = Lead { $card }
do-beat = Beat with { $card }
do-give-way = Give way with { $card } (one thief token)
do-pass = Pass
