### What Look at the Stars says on the screen alone.

stars-sky-of = { $name }’s sky

## What is asked

stars-draw-title = Draw this shape
stars-draw-text = Two lines, turned by quarters, never mirrored.
stars-shoot-title = A shooting star!
stars-shoot-text = One to three lengths, along stars with nothing on them.
stars-wait-title = You have answered
stars-watch-title = The sky of tonight
stars-sun-none = The whole sky is open.
stars-sun = { $rows ->
    [2] The sun has taken the two lowest rows.
   *[other] The sun has taken four rows.
}
stars-sun-first = { $nights ->
    [one] One more night before the sun rises.
   *[other] { $nights } nights before the sun rises.
}
stars-sun-second = { $nights ->
    [one] One more night before the second sunrise.
   *[other] { $nights } nights before the second sunrise.
}
stars-sun-no-more = It will not rise again.
stars-sun-rises = { $rows ->
    [2] The sun rises. The two lowest rows fade.
   *[other] The sun rises again. Four rows are closed now.
}
stars-kept = Noted. You may change your mind while others are still at it.
stars-waiting-for = Waiting for { $names }.
stars-all-awaited = Everyone is still at it.
stars-nobody-awaited = The cards are being dealt.

## The ghost

stars-slate = Your slate. Arrows move the shape, R turns it, N finds the next place, Enter draws.
stars-slate-power = Your slate. Arrows move the mark, R turns it, N finds the next place, Enter places it.
stars-slate-still = The slate of { $name }
stars-undo-word = Undo
stars-turn = Turn
stars-pass = Pass this night
stars-skip = Skip the power
stars-take-back = Take back tonight’s drawing
stars-next-place = Next place
stars-do-draw = Draw it
stars-do-shoot = Let it shoot
stars-do-power = { $power ->
    [planet] Place the planet
    [line] Draw the line
    [new-stars] Light this star
    [galaxy] Place the galaxy
    [black-hole] Open the hole
    [nova] Light the nova
    [twinkling-star] Place the star
    [luminous-aura] Close with light
   *[crescent-moon] Hang the moon
}
stars-do-pass = Pass
stars-no-room = { $kind ->
    [shoot] There is no room for a shooting star. Pass.
   *[draw] There is no room for this shape. Pass.
}
stars-ask-hint = A hint
stars-hint = { $what ->
    [here] The house would draw here.
   *[pass] The house would pass.
}
stars-length = Length
stars-fits = It fits.
stars-fits-worth = It fits: { $count ->
    [0] no points
    [one] one point
   *[other] { $count } points
}.
stars-fits-now = It fits: { $count ->
    [0] no points yet
    [one] one point already
   *[other] { $count } points already
}.
stars-fits-twinkle = It fits: { $count ->
    [0] no constellation beside it, it takes two
    [one] one constellation beside it, it takes two
    [2] two constellations beside it, 3 points
   *[other] { $count } constellations beside it, it takes only two
}.
stars-fits-alone = It fits: lines on their own.
stars-fits-new = a new group of { $to }
stars-fits-grow = { $from ->
    [one] your line becomes *{ $to }*
   *[other] your { $from } lines become *{ $to }*
}
stars-fits-join = { $from } join into *{ $to }*
stars-fits-many = It fits: { $joinings }.
stars-fits-large = { $to } lines are too many to count
stars-fits-points = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
stars-fits-power = it earns the power
stars-not-here = Not here.
stars-line-level = level from { $from } to { $to }
stars-line-upright = upright from { $from } to { $to }
stars-line-rise = rising from { $from } to { $to }
stars-line-fall = falling from { $from } to { $to }
stars-point = ({ $x }, { $y })
stars-ghost-draw = Shape turned { $turn } of { $turns }: { $lines }.
stars-ghost-shoot = Shooting star of length { $length }, { $lines }.
stars-ghost-line = Line { $lines }.
stars-ghost-points = { $points }.
stars-card-lines = The card shows, counted from its lower left corner: { $lines }.
stars-keys-move = move
stars-keys-turn = turn
stars-keys-next = next
stars-keys-draw = draw

## The powers

stars-power-title = { $power ->
    [planet] A new planet
    [line] One more line
    [new-stars] Two new stars
    [galaxy] A galaxy
    [black-hole] A black hole
    [nova] A nova
    [twinkling-star] A twinkling star
    [luminous-aura] A luminous aura
   *[crescent-moon] A crescent moon
}
stars-power-text = { $power ->
    [planet] On a star with nothing on it.
    [line] Between two neighbouring stars.
    [new-stars] In gaps, where the figures are.
    [galaxy] On two free stars side by side, next to the group that earned it. 2 points.
    [black-hole] On a free star, once a game. Nothing is drawn on its neighbours any more: 1 point for each neighbouring star that stays free.
    [nova] On a star of a constellation: it may grow to ten lines.
    [twinkling-star] On a free star. 3 points if exactly two constellations touch it.
    [luminous-aura] On a star of a constellation: closed for good, 2 points.
   *[crescent-moon] On a free star, once a game. 1 point for each constellation in its row or column.
}
stars-power-earned = You have earned it { $count } times.
stars-second-gap = Now the second one.
stars-payer = Which figure pays?
stars-payer-any = any of them

## Bonus cards and scores

stars-bonus = Tonight’s bonus cards
stars-point-each = { $value } points a copy
stars-point-card = Point card, { $name }: { $value } points a copy
stars-power-card = Power card, { $name }: { $power }
stars-constellations = Constellations
stars-sizes = { $least } to { $most } lines
stars-size = { $state ->
    [done] { $size } lines: done
    [next] { $size } lines: reached if you draw here
    [left] { $size } lines: left behind if you draw here
   *[open] { $size } lines: not yet
}
stars-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
stars-score-title = Your sky so far
stars-score-hidden = Scores stay hidden until the end.
stars-score-open = My points
stars-part-constellations = Constellations ({ $sizes })
stars-part-no-constellation = Constellations
stars-part-planets = Planets
stars-part-shooting = Shooting stars
stars-part-point = Point bonus
stars-part-power = Power bonus
stars-part-total = Total
stars-others = The others’ skies
stars-others-open = See the others’ skies
stars-look-at = Look at { $name }’s sky
stars-has-drawn = has answered
stars-is-drawing = still drawing

## What happens

stars-told-night = Night { $night }: { $card ->
    [shape] a shape to draw
   *[shot] a shooting star
}.
stars-told-drawn = You draw { $lines }.
stars-told-drawn-other = { $count ->
    [one] { $name } draws one line.
   *[other] { $name } draws { $count } lines.
}
stars-told-shot = { $you ->
    [yes] You draw a shooting star of length { $length }.
   *[no] { $name } draws a shooting star of length { $length }.
}
stars-told-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
stars-told-mark = { $you ->
    [yes] You use the power at { $points }.
   *[no] { $name } uses the power at { $points }.
}
stars-told-total = { $now ->
    [one] You have { $now } point.
   *[other] You have { $now } points.
}
stars-told-power = Your drawing earns a power.
stars-told-back = You take your drawing back.
stars-told-done = { $name } has answered.

## Where it stands

stars-now-grid = Points are told as column and row: columns 0 to 9 from the left, rows 0 to 10 from the bottom.
stars-now-constellation = Constellation of { $size } lines: { $lines }.
stars-now-lines = { $count ->
    [one] A single line: { $lines }.
   *[other] { $count } lines that hang together, no constellation: { $lines }.
}
stars-now-planets = Planets at { $points }.
stars-now-gaps = Gaps, where nothing is drawn, at { $points }.
stars-now-ground = Ground at { $points }.
stars-now-shot = Shooting star { $line }.
stars-now-mark = The power drew something at { $points }.
stars-now-total = { $total ->
    [one] You have { $total } point: { $parts }.
   *[other] You have { $total } points: { $parts }.
}
stars-now-other = { $name }: { $sizes }.
stars-now-no-size = no constellation yet
stars-now-sizes = constellations of { $sizes } lines
