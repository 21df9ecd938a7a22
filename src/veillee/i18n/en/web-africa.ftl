### The boards of L’Étoile d’Afrique and of its solitaire, in the browser.

the-card = { $kind ->
    [lion] the lion
    [topaz] the topaz
    [emerald] the emerald
    [ruby] the ruby
    [horseshoe] the horseshoe
    [brigand] the Brigand
    [star] the Star
   *[plain] the { $value }
}
whole-card = { $kind ->
    [lion] Lion, { $place }, { $land }
    [topaz] Topaz, 11, { $place }, { $land }
    [emerald] Emerald, 12, { $place }, { $land }
    [ruby] Ruby, 13, { $place }, { $land }
    [horseshoe] Horseshoe, 14, { $place }, { $land }
    [brigand] Brigand, { $place }
    [star] Star of Africa, { $place }
   *[plain] { $value }, { $place }, { $land }
}
land = { $colour ->
    [sand] dunes
    [river] river
    [forest] forest
    [dusk] dusk
   *[none] no colour
}
pile-short = pile { $count }
choose-card = Choose a card
watching = You are watching.

## Tricks

others = The others
trick = The trick
bar-label = To beat
bar-stands = { $bar } is the bar to beat.
trick-of = It is { $name }’s for now.
stake = { $points ->
    [one] { $points } point at stake.
   *[other] { $points } points at stake.
}
stake-short = { $points ->
    [one] { $points } point at stake
   *[other] { $points } points at stake
}
thief-count = { $count ->
    [one] { $count } thief
   *[other] { $count } thieves
}
captured-count = { $count ->
    [one] { $count } point taken
   *[other] { $count } points taken
}
treasure-is = treasure { $wealth }
has-passed = passed
can-lead = leads
can-beat = beats
can-give-way = gives way
can-both = beats, gives way
can-none = too low
your-lead = Yours to lead.
your-answer = Yours to answer.
waiting-for = Waiting for { $names }.
nobody-awaited = Cards are dealt.
told-lead = { $you ->
    [yes] You lead { $card }.
   *[no] { $name } leads { $card }.
}
told-beat = { $you ->
    [yes] You beat with { $card }.
   *[no] { $name } beats with { $card }.
}
told-give-way = { $you ->
    [yes] You give way: { $card } slips under.
   *[no] { $name } gives way: { $card } slips under.
}
told-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
told-trick = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $last ->
    [yes] the last trick
   *[no] the trick
} with { $card }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
told-round = The round goes to { $names }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
laid-by = { $name }: { $card }
cards-and = { $cards }; { $card }
hand-is = Your hand: { $cards }.
standing = { $name }: { $captured ->
    [one] { $captured } point taken
   *[other] { $captured } points taken
}, { $thieves ->
    [one] { $thieves } thief token
   *[other] { $thieves } thief tokens
}, treasure { $wealth }.
treasures = The treasures
round-counted = Round { $round }, counted
round-on = Next round
round-on-last = Back to the table
column-points = points
sheet-round = Round { $round }: { $captured } taken, { $paid ->
    [one] { $paid } thief paid
   *[other] { $paid } thieves paid
}
sheet-prize = { $prize }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
sheet-treasure = Treasure

## The solitaire

row-ends = Row { $row }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, at its end: { $card }
row-start = Row { $row }, { $count ->
    [one] its first card
   *[other] its first { $count } cards
}
row-only-then = A new row opens only when no card fits.
nothing-fits = Nothing fits anywhere: a new row begins.
fits-there = row { $row } ({ $why })
fits-nowhere = no place
fits-rows = { $count ->
    [0] fits no row yet
    [one] fits one row
   *[other] fits { $count } rows
}
card-in-hand = In hand: { $card }. Place: { $fits }.
why-joker = joker
why-same-value = same value
why-next-value = next value
why-letter = letter { $letter }
why-lion = lion of its land
play-here = play here
told-laid = You lay { $card } on row { $row }.
told-joined = You join two rows with { $card }: here is row { $row }.
told-drawn = You draw: { $card }.
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-left = { $count ->
    [one] card left
   *[other] cards left
}
rows-word = { $count ->
    [one] row
   *[other] rows
}
choose-other = No row takes { $card }: choose another card.
choose-row = Tap the end of a row to lay { $card }.
ask-hint = A hint
hint-lay = Try { $card } at the end of row { $row }.
hint-start = Begin a row with { $card }.
hint-join = Join row { $first } to row { $second } with the Star.
join-two = Join two rows with the Star
join-not = Lay the Star at the end of a row
join-how = Tap the row that comes before the Star, then the one after it.
join-first = this one first
join-second = this one next
join-pick = choose

tie-parted = With equal treasures, whoever has fewer thief tokens from the last round comes first.
