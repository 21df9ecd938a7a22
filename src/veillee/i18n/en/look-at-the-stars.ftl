game-name = Look at the Stars
game-tagline = Eighteen nights to join the stars before the sun comes up.

option-slates = The skies
option-slates--different = a different sky for each
option-slates--same = the same sky for all
option-bonus = The bonus cards
option-bonus--random = drawn at random
option-bonus--first-game = those for a first game
option-bonus--chosen = chosen
option-bonus--beginner-powers = drawn at random, easy powers
option-point_card = Point card
option-point_card--null = whichever is drawn
option-point_card--P1 = the sky cross
option-point_card--P2 = the long T
option-point_card--P3 = the upright cross
option-point_card--P4 = the arrow
option-point_card--P5 = the diamond
option-point_card--P6 = the long-stemmed Y
option-point_card--P7 = the double fork
option-point_card--P8 = the trapezium
option-point_card--P9 = the kite
option-point_card--P10 = the long-armed cross
option-power_card = Power card
option-power_card--null = whichever is drawn
option-power_card--W1 = the luminous aura
option-power_card--W2 = the planet
option-power_card--W3 = the new stars
option-power_card--W4 = the line
option-power_card--W5 = the galaxy
option-power_card--W6 = the black hole
option-power_card--W7 = the nova
option-power_card--W8 = the twinkling star
option-power_card--W9 = the crescent moon
option-live_scores = Scores while you play
option-live_scores--own = everyone sees their own
option-live_scores--all = everyone sees all
option-live_scores--none = hidden until the end

reason-dawn = Day has broken.

refused-how-many = This game is for 1 to { $high }. Got { $got }.
refused-choose-both-cards = For chosen cards, name both the point card and the power card.
refused-cards-not-chosen = These cards count only where the bonus cards are “chosen”.
refused-not-asked = There is nothing to draw right now.
refused-already-drawn = You have answered this night. You can take your drawing back while others are still at it.
refused-nothing-to-take-back = You have not drawn anything tonight.
refused-shoot-instead = Tonight brings a shooting star: draw it, or pass.
refused-no-shooting-star-tonight = No shooting star tonight: the card shows two lines.
refused-not-the-shape = That is not the shape of the card. It turns by quarters.
refused-mirrored = That is the shape in a mirror. It may be turned, never flipped.
refused-not-neighbours = A line joins two neighbouring stars; from ({ $x }, { $y }) this one goes too far.
refused-not-a-star = There is no free star at ({ $x }, { $y }).
refused-outside = ({ $x }, { $y }) lies outside the sky.
refused-something-there = Something already covers the star ({ $x }, { $y }).
refused-sun-has-risen = The sun has risen over the star ({ $x }, { $y }).
refused-line-exists = That line is there already, from ({ $x }, { $y }) to ({ $to_x }, { $to_y }).
refused-beside-black-hole = The black hole guards the star ({ $x }, { $y }).
refused-touches-shooting-star = The star ({ $x }, { $y }) belongs to a shooting star.
refused-crosses-shooting-star = Nothing crosses a shooting star, near ({ $x }, { $y }).
refused-crosses-line = A shooting star crosses no line, near ({ $x }, { $y }).
refused-touches-aura = The star ({ $x }, { $y }) belongs to a constellation closed by its aura.
refused-crosses-aura = Nothing crosses a constellation closed by its aura, near ({ $x }, { $y }).
refused-not-a-shooting-star = A shooting star runs diagonally, one, two or three lengths.
refused-star-in-use = The star ({ $x }, { $y }) is in use.
refused-no-power = You have no power to use.
refused-power-points = { $points ->
    [one] This power needs one point.
   *[other] This power needs { $points } points.
}
refused-no-such-copy = Those lines are not a figure that can still pay.
refused-not-a-gap = ({ $x }, { $y }) is not a gap to fill.
refused-same-point-twice = It takes two different points.
refused-not-side-by-side = A galaxy covers two stars side by side, level with each other.
refused-not-beside-its-group = The galaxy must lie beside the group that earned it.
refused-not-a-constellation = No constellation runs through ({ $x }, { $y }).
refused-has-one-already = { $power ->
    [nova] A nova shines there already.
   *[other] This constellation has its aura already.
}
refused-only-one = { $power ->
    [crescent-moon] There is only one moon in a game.
   *[other] There is only one black hole in a game.
}

## The eight skies

slate-ancient-egypt = Sky of ancient Egypt
figures-ancient-egypt = the scarab and the ibis
note-ancient-egypt = For the Egyptians of old a scarab pushes the sun over the horizon: it is Khepri, the morning god who is born anew. The ibis is the bird of Thoth, scribe of the gods, who counts the days and watches over writing. Some temple zodiacs of Roman times show a scarab where others see a crab.
slate-ancient-greece = Sky of ancient Greece
figures-ancient-greece = the hydra and the lyre
note-ancient-greece = In a long file of stars the Greeks saw the water serpent, kin of the Hydra of Lerna that Heracles had to overcome. Hermes made the first lyre from the shell of a tortoise; Orpheus played it so well that even the shades listened. Vega is its brightest star.
slate-china = Sky of China
figures-china = the dragon and the bird
note-china = Chinese astronomers divide the sky into four palaces of seven mansions each. The Azure Dragon keeps the east and the spring: its horns rise at dusk when the year awakes. The Vermilion Bird keeps the south and the summer. They have borne these names for more than two thousand years.
slate-india = Sky of India
figures-india = the deer and the couple
note-india = Vedic texts tell that Prajapati, in the shape of a deer, pursued his daughter and was pierced by an arrow: he is our Orion, and the three stars of the Belt are the arrow. Mithuna, the couple of the Indian zodiac, hold a mace and a vina, the lute; we call them the Twins.
slate-inuit = Sky of the Inuit
figures-inuit = the caribou and the fox
note-inuit = In the Arctic, Inuit know the Great Bear as Tukturjuit, the caribou; it turns around the pole and tells the hour in the long night. In Alaska the Pleiades have been told of as a red fox. These stories differ from one community to the next, and are still being told.
slate-navajo = Sky of the Navajo
figures-navajo = the coyote and the northern fire
note-navajo = The Navajo call themselves Diné. Náhookǫs Bikǫʼ, the north star, is the fire in the middle of the hogan, the home: everything turns around it, and it does not move. Maʼii Bizǫʼ is the star that Coyote placed himself, low in the south. Among the Diné these stories are told in winter.
slate-polynesia = Sky of Polynesia
figures-polynesia = the fish-hook and the twins
note-polynesia = In Hawaiʻi the tail of our Scorpion is the fish-hook of Māui, Ka Makau Nui o Māui, which pulled islands from the bottom of the ocean. Nāmāhoe, the twins, are Nānāmua, who looks ahead, and Nānāhope, who looks back: Castor and Pollux. These stars also guide canoes from island to island.
slate-southern-africa = Sky of southern Africa
figures-southern-africa = the antelopes and the giraffes
note-southern-africa = For the Sotho and the Tswana the bright stars of the Southern Cross and those beside it are giraffes, Dithutlwa, passing above the trees. San people have told of Aldebaran and Betelgeuse as two antelopes, the male and the female. There the sky also tells when to sow.

## In the terminal

night = Night { $night } of { $nights }
card-shape = to draw
card-shooting-star = shooting
card-points = { $points } points
part-constellations = constellations
part-planets = planets
part-shooting_stars = shooting stars
part-point_bonus = point bonus
part-power_bonus = power bonus
part-total = total
power-earned = { $count ->
    [one] Power earned: { $power }!
   *[other] { $count } powers earned: { $power }!
}
keys-night = arrows move · r turn · Tab next place · Enter draw · p pass · u undo · n the sky · ? rules · q leave
keys-power = arrows move · r turn · Tab next place · Enter use · s skip · u undo · ? rules · q leave
keys-pay = · c choose which figure pays
keys-nothing = Nothing can be drawn here: p pass · u undo · ? rules · q leave
keys-return = Enter to go back to the sky
do-draw = Draw { $lines }
do-shoot = Shooting star { $line }
do-pass = Pass
do-use-power = Use the power at { $at }
do-use-power-paying = Use the power at { $at }, paid with { $lines }
do-skip-power = Skip the power
do-skip-power-paying = Skip the power, paid with { $lines }
do-take-back = Take my drawing back
