### What things are worth, beside the rules. `*…*` marks the numbers.

worth-dixit-some = Some find it, not all
points-dixit-some = storyteller *3*, each finder *3*
worth-dixit-alone = Among three, one of two finds it
points-dixit-alone = storyteller *4*, finder *4*
worth-dixit-all = All find it, or nobody
points-dixit-all = storyteller *0*, the others *2*
worth-dixit-vote = A vote on your picture
points-dixit-vote = you *+1*
worth-dixit-cap = Votes, where they are limited
points-dixit-cap = *3* a turn at most
worth-dixit-single = One vote only, where two are allowed, and it finds it
points-dixit-single = you *+1*

worth-stella-spark = Spark: two others or more
points-stella-spark = *2* each
worth-stella-super = Super-spark: one other
points-stella-super = *3* each
worth-stella-fall = Fall: nobody else
points-stella-fall = *0*, and no more stars
worth-stella-dark = In the dark, and fallen
points-stella-dark = *−1* for each spark or super-spark

worth-stars-constellation = A constellation of 3 to 8 lines
points-stars-constellation = *3* to *8*, each size once
worth-stars-planet = A planet
points-stars-planet = *1* for each constellation beside it
worth-stars-shot = A shooting star
points-stars-shot = its length, *1* to *3*
worth-stars-bonus = The shape of the point card
points-stars-bonus = its value, for each copy

worth-africa-star = The Star
points-africa-star = *3* points
worth-africa-gems = Brigand, horseshoe, gem
points-africa-gems = *2* points
worth-africa-plain = Every other card
points-africa-plain = *1* point
worth-africa-thief = A thief token
points-africa-thief = *−2* points
worth-africa-first = Best of the round
points-africa-first = treasure *8*
worth-africa-second = Second
points-africa-second = treasure *4*
worth-africa-third = Third
points-africa-third = treasure *2*
worth-africa-fourth = Fourth, or more than 40 points
points-africa-fourth = treasure *1*

worth-rows-1 = One row
points-rows-1 = incredible
worth-rows-2 = Two rows
points-rows-2 = very good
worth-rows-3 = Three rows
points-rows-3 = good
worth-rows-4 = Four rows
points-rows-4 = fair
worth-rows-5 = Five rows or more
points-rows-5 = the next one will be better
