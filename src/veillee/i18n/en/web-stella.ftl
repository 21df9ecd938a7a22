### What Stella says on the screen alone.

stella-status-round = Round { $round } of { $rounds }
stella-status-first = { $you ->
    [yes] you open
   *[other] { $name } opens
}
stella-status-counted = counted
stella-status-reveal = the reveal

## The word

stella-word = The word
stella-ask = The other word?
stella-asked-by = { $you ->
    [yes] You ask for the other word
   *[other] { $name } asks for the other word
}
stella-agree = Yes
stella-disagree = No
stella-ask-count = { $yes } yes, { $no } no
stella-ask-kept = This word stays

## Lighting pictures

stella-pictures = The pictures
stella-place = Row { $row }, picture { $column }
stella-cell = Row { $row }, picture { $column }: { $caption }
stella-is-lit = lit
stella-light = Light it
stella-lit = Lit
stella-lanterns = { $count ->
    [one] 1 of { $most } lanterns lit
   *[other] { $count } of { $most } lanterns lit
}
stella-hold = Hold a picture to look closely
stella-lanterns-text = *{ $count }* of { $most } lit. Light most of all, alone, and you walk in the dark.
stella-asks-mark = Yours to choose: light the pictures that make you think of the word, { $most } at most.
stella-none = Light at least one picture
stella-done = Done with { $count }
stella-redone = Change to { $count }
stella-full = Ten pictures at most. Put one out to light this one.
stella-noted = Noted. You may change your mind while others are still at it.
stella-wait = Waiting for { $names }.
stella-wait-you = The table waits for you.
stella-wait-and-you = you
stella-done-count = { $done ->
    [0] Nobody has chosen yet.
    [one] 1 of { $total } has chosen.
   *[other] { $done } of { $total } have chosen.
}
stella-nobody-awaited = Turning the pictures over…
stella-over = The game is over.
stella-watching = You are watching this game.
stella-players = The players

## The reveal

stella-track = Lanterns
stella-nobody-dark = Nobody walks in the dark.
stella-dark = { $you ->
    [yes] You lit the most: you walk in the dark.
   *[other] { $name } lit most: in the dark.
}
stella-count = { $name }: { $count ->
    [one] 1 lantern
   *[other] { $count } lanterns
}
stella-scouts = { $you ->
    [yes] Your turn to light up a picture.
   *[other] { $name } is looking for a picture to light up.
}
stella-next = { $you ->
    [yes] Then the lamp passes to you.
   *[other] Then the lamp passes to { $name }.
}
stella-choose = Touch one of your pictures
stella-designate = Light up row { $row }, picture { $column }
stella-stars = { $count ->
    [0] no star
    [one] 1 star
   *[other] { $count } stars
}
stella-spark-title = A spark!
stella-super-spark-title = A super-spark!
stella-fall-title = { $you ->
    [yes] You fall
   *[other] { $name } falls
}
stella-spark-text = { $names } thought of it.
stella-super-spark-text = Only { $names } thought of it.
stella-fall-text = { $dark ->
    [yes] Nobody else thought of it. In the dark, each spark loses a star.
   *[other] Nobody else thought of it. The stars gained stay.
}
stella-stars-each = { $stars ->
    [3] Three stars each.
   *[other] Two stars each.
}
stella-stars-for = { $stars ->
    [3] Three stars for { $names }.
   *[other] Two stars for { $names }.
}
stella-state-first = first scout
stella-state-done = has chosen
stella-state-choosing = choosing
stella-state-scout = scout
stella-state-dark = in the dark
stella-state-fell = fallen
stella-state-left = { $count ->
    [0] all lit up
    [one] 1 picture left to light up
   *[other] { $count } pictures left to light up
}
stella-state-more = { $count ->
    [0] all lit up
   *[other] { $count } left
}
stella-seat = { $name }: { $state }
stella-you = You
stella-you-name = { $name }, you

## The round

stella-round-title = Round { $round }: { $word }
stella-column-player = player
stella-column-lanterns = lanterns
stella-column-sparks = sparks
stella-column-points = points
stella-column-total = total
stella-penalty = in the dark and fallen: − { $count }
stella-fell-note = fallen
stella-dark-note = in the dark, and did not fall
stella-shown = Who thought of what
stella-nobody-marked = nobody
stella-unknown = not shown
stella-unknown-others = { $names }, others not shown
stella-unknown-why = Who else thought of a picture that no scout lit up stays secret until the end of the game.
stella-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
stella-on = Next round
stella-on-last = Back to the table

## What is told

stella-told-word = The word: { $word }.
stella-told-swap = The other word is taken: { $word }.
stella-told-asked = { $you ->
    [yes] You asked for the other word.
   *[other] { $name } asks for the other word.
}
stella-told-done = { $count ->
    [one] { $names } has chosen.
   *[other] { $names } have chosen.
}
stella-told-counts = Lanterns: { $counts }.
stella-told-designated = { $you ->
    [yes] You light up row { $row }, picture { $column }.
   *[other] { $name } lights up row { $row }, picture { $column }.
}
stella-told-round = Round { $round } is counted: { $points }.
stella-told-share = { $name }, { $count ->
    [one] 1 point
   *[other] { $count } points
}
stella-told-table = Row { $row }: { $pictures }.
stella-told-marks = Your lit pictures: { $cells }.
stella-told-standing = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $stars ->
    [0] no star this round
    [one] 1 star this round
   *[other] { $stars } stars this round
}.

stella-sheet-round = { $super ->
    [0] Round { $round }: { $sparks ->
        [one] 1 spark
       *[other] { $sparks } sparks
    }
   *[other] Round { $round }: { $sparks ->
        [one] 1 spark
       *[other] { $sparks } sparks
    }, { $super ->
        [one] 1 super-spark
       *[other] { $super } super-sparks
    }
}
stella-sheet-total = In all

## What the evening leaves

stella-memory = The word: “{ $word }”

option-custom_words--how = Each card carries two words, one upright, one upside down, in both languages.
option-custom_words--upright-fr = word, in French
option-custom_words--upright-en = word, in English
option-custom_words--reverse-fr = reverse, in French
option-custom_words--reverse-en = reverse, in English
