"""The deck: one line a card, each chosen by hand and looked at.

A line says operator and layout, palette and setting, and who fills the slots. Ids never change
meaning: a card that is dropped takes its id with it.
"""

from collections.abc import Mapping

from veillee.atelier.composition import Composition


def _card(
    work: str, place: str, seed: int, /, *, mirrored: bool = False, **slots: str
) -> Composition:
    operator, layout = work.split()
    palette, setting = place.split()
    return Composition(operator, layout, palette, setting, seed, slots, mirrored)


DECK: Mapping[str, Composition] = {
    "d001": _card("ascend stairs", "violet hills", 1001, who="child", goal="moon"),
    "d002": _card("ascend ladder", "moss forest", 1002, who="child", goal="owl"),
    "d003": _card("tightrope rope", "teal town", 1003, who="dancer", holds="", end="moon"),
    "d004": _card("swing hung", "lilac clouds", 1004, who="sitter", above="star"),
    "d005": _card(
        "bridge span", "ochre mountains", 1005, span="whale", who="wanderer", far="house"
    ),
    "d006": _card("kite flown", "coral field", 1006, who="child", kite="elephant"),
    "d007": _card("giant lamp", "dusk hills", 1007, who="child", holds="lighthouse", tiny="house"),
    "d008": _card("giant beast", "rose shore", 1008, who="cat", tiny="house"),
    "d009": _card("hill asleep", "moss hills", 1009, house="windmill", who="wanderer"),
    "d010": _card("offering palm", "sea clouds", 1010, thing="castle", who="knight"),
    "d011": _card("watcher sky", "crimson sea", 1011, what="eye", who="boat"),
    "d012": _card("home walks", "snow snowfield", 1012, house="house", who="runner"),
    "d013": _card("puppet hand", "violet stage", 1013, dolls="king child clown"),
    "d014": _card("headswap figure", "storm town", 1014, head="cage", prop="lantern"),
    "d015": _card("headswap bust", "frost clouds", 1015, head="clock", hat="crown"),
    "d016": _card("wings open", "lilac mountains", 1016, who="robot", wing="feather"),
    "d017": _card(
        "portal door", "ochre dunes", 1017, world="sea", light="sea", inner="boat", who="camel"
    ),
    "d018": _card(
        "portal torn",
        "rose field",
        1018,
        world="underwater",
        light="sea",
        inner="octopus",
        who="child",
    ),
    "d019": _card(
        "keyhole through",
        "violet room",
        1019,
        world="field",
        light="coral",
        inner="tree",
        who="cat",
    ),
    "d020": _card("keyhole eye", "teal room", 1020, who="hare", thing="candle"),
    "d021": _card("mirror oval", "sepia room", 1021, who="old_woman", sees="dancer", light="rose"),
    "d022": _card(
        "mirror window", "dusk room", 1022, who="cat", sees="whale", world="clouds", light="teal"
    ),
    "d023": _card("facade windows", "storm hills", 1023, inside="cat"),
    "d024": _card("beam light", "frost sea", 1024, inner="whale", light="coral"),
    "d025": _card(
        "curtain drawn",
        "dusk hills",
        1025,
        who="child",
        inner="elephant",
        world="dunes",
        light="ochre",
    ),
    "d026": _card("container cup", "coral clouds", 1027, inner="boat", who="fox"),
    "d027": _card(
        "container case",
        "rose room",
        1028,
        world="snowfield",
        light="frost",
        inner="house",
        who="wanderer",
    ),
    "d028": _card("popup book", "teal library", 1029, things="tree castle boat", who="fox"),
    "d029": _card("popup reader", "crimson room", 1030, who="sitter", out="fish", light="sea"),
    "d030": _card("hourglass sand", "ochre dunes", 1031, top="castle", below="house", light="rose"),
    "d031": _card(
        "planet small", "violet moonland", 1032, who="old_man", things="house tree telescope"
    ),
    "d032": _card(
        "inner_world body",
        "coral hills",
        1033,
        shape="elephant",
        world="forest",
        light="teal",
        inner="owl",
    ),
    "d033": _card(
        "inner_world profile", "snow hills", 1034, world="sea", light="storm", inner="boat"
    ),
    "d034": _card(
        "inner_world cloak", "ochre dunes", 1035, world="town", light="violet", inner="", who="fox"
    ),
    "d035": _card("unmask face", "dusk stage", 1036, world="forest", light="moss", inner="stag"),
    "d036": _card("beard snow", "frost snowfield", 1037, house="house", who="wanderer", bird="owl"),
    "d037": _card("reflection lake", "sea hills", 1038, up="hare", down="wolf", light="ochre"),
    "d038": _card(
        "reflection puddle",
        "storm town",
        1039,
        up="child",
        down="astronaut",
        light="violet",
        world="moonland",
    ),
    "d039": _card("shadow wall", "dusk room", 1040, who="mouse", cast="dragon", lamp="candle"),
    "d040": _card("shadow ground", "dusk dunes", 1041, who="lovers", cast="tree"),
    "d041": _card("iceberg waterline", "frost sea", 1042, up="paper_boat", down="octopus"),
    "d042": _card("beneath earth", "moss hills", 1043, above="house", below="bear", who="child"),
    "d043": _card("scales balance", "lilac hills", 1044, left="elephant", right="feather"),
    "d044": _card("crowd one", "snow snowfield", 1045, many="child", one="clown"),
    "d045": _card("crowd queue", "rose hills", 1046, many="wanderer", goal="tent", odd="ghost"),
    "d046": _card("cutouts chain", "coral room", 1047, who="child", tool="scissors"),
    "d047": _card("carry back", "lilac clouds", 1048, beast="whale", load="town", who=""),
    "d048": _card("carry together", "moss forest", 1049, bearer="mouse", load="piano"),
    "d049": _card(
        "lifted strings", "sepia shore", 1050, by="balloon", load="elephant", who="child"
    ),
    "d050": _card("skyswim over", "teal town", 1051, what="octopus", small="fish", who="child"),
    "d051": _card("skyswim shoal", "dusk field", 1052, small="moth", who="dancer"),
    "d052": _card("road winding", "snow snowfield", 1053, goal="mask", who="knight", by="crow"),
    "d053": _card("bed afloat", "violet sea", 1054, sail="", who="sleeper"),
    "d054": _card("bed aloft", "teal hills", 1055, by="swan", who="sleeper", below="house"),
    "d055": _card("train sky", "crimson hills", 1056, who="old_man", light="violet"),
    "d056": _card("train book", "storm library", 1057, over="cat"),
    "d057": _card("sail wing", "sea sea", 1058, sail="moth", who="sitter"),
    "d058": _card(
        "pour pot", "ochre room", 1059, world="hills", light="violet", inner="moon", who="cat"
    ),
    "d059": _card("thread unravels", "frost hills", 1060, what="heart", who="cat"),
    "d060": _card(
        "painter sky", "storm town", 1061, who="child", world="clouds", light="coral", inner="bird"
    ),
    "d061": _card("clockwork key", "crimson cave", 1062, beast="elephant", who="old_man"),
    "d062": _card("metatree tree", "coral field", 1063, leaf="fish", who="cat"),
    "d063": _card("metatree pot", "sepia room", 1064, bloom="sun", who="old_woman"),
    "d064": _card("antlers hung", "teal forest", 1065, hang="lantern", who="child"),
    "d065": _card("garden rows", "moss hills", 1066, crop="bulb", who="old_woman"),
    "d066": _card("fishing line", "violet sea", 1067, who="sitter", catch="moon"),
    "d067": _card("rain under", "ochre dunes", 1068, who="clown", drops="fish", light="sea"),
    "d068": _card("nest bough", "frost clouds", 1069, thing="moon", bird="crow"),
    "d069": _card("egg hatched", "snow snowfield", 1070, inside="castle", who="knight"),
    "d070": _card("home within", "dusk hills", 1071, thing="violin", who="hare"),
    "d071": _card("letter opened", "lilac shore", 1072, out="bird", who="child", light="frost"),
    "d072": _card("beam night", "coral sea", 1073, mirrored=True, inner="moon", light="violet"),
    "d073": _card("home giraffe", "dusk town", 1074, who="child"),
    "d074": _card("falling rain", "frost town", 1075, drops="key", who="child"),
    "d075": _card("maze hedge", "moss field", 1076, who="fox", goal="lantern"),
    "d076": _card("tea cliff", "dusk mountains", 1077, guests="hare ghost king", light="candle"),
    "d077": _card(
        "chess board", "crimson mountains", 1078, piece="chess_knight", who="child", rival="king"
    ),
    "d078": _card("orbit ring", "violet moonland", 1079, things="owl fish hare snail fox crow"),
    "d079": _card("poise on", "coral field", 1080, heavy="elephant", on="dandelion", who="mouse"),
    "d080": _card(
        "ride aloft", "frost mountains", 1081, beast="fish", who="old_man", below="house"
    ),
    "d081": _card(
        "telescope sees",
        "teal hills",
        1082,
        who="child",
        world="dunes",
        light="coral",
        inner="camel",
    ),
    "d082": _card(
        "globe shaken", "dusk room", 1083, inner="house", who="cat", light="snow", world="snowfield"
    ),
    "d083": _card("ascend stairs", "rose clouds", 1084, mirrored=True, who="fox", goal="door"),
    "d084": _card(
        "ascend ladder", "sea moonland", 1085, mirrored=True, who="astronaut", goal="house"
    ),
    "d085": _card("swing hung", "teal forest", 1087, mirrored=True, who="child", above="clock"),
    "d086": _card(
        "bridge span",
        "dusk mountains",
        1088,
        mirrored=True,
        span="violin",
        who="hare",
        far="castle",
    ),
    "d087": _card("kite flown", "storm shore", 1089, mirrored=True, who="runner", kite="house"),
    "d088": _card(
        "giant lamp",
        "violet shore",
        1090,
        mirrored=True,
        who="astronaut",
        holds="star",
        tiny="house",
    ),
    "d089": _card("giant beast", "sea field", 1091, mirrored=True, who="lion", tiny="tent"),
    "d090": _card("watcher sky", "lilac field", 1094, mirrored=True, what="sorrow", who="rose"),
    "d091": _card("puppet hand", "sea clouds", 1096, mirrored=True, dolls="house boat windmill"),
    "d092": _card("headswap figure", "teal field", 1097, mirrored=True, head="dandelion", prop=""),
    "d093": _card("headswap bust", "moss room", 1098, mirrored=True, head="bulb", hat=""),
    "d094": _card("egg dawn", "crimson mountains", 1099, who="rooster"),
    "d095": _card(
        "portal torn",
        "storm mountains",
        1101,
        mirrored=True,
        world="field",
        light="coral",
        inner="horse",
        who="old_man",
    ),
    "d096": _card(
        "keyhole through",
        "sepia room",
        1102,
        mirrored=True,
        world="underwater",
        light="sea",
        inner="mermaid",
        who="mouse",
    ),
    "d097": _card("container cage", "frost hills", 1105, inner="moon", who="child"),
    "d098": _card(
        "curtain drawn",
        "snow snowfield",
        1108,
        mirrored=True,
        who="child",
        inner="old_woman",
        world="field",
        light="coral",
    ),
    "d099": _card(
        "container jar",
        "dusk hills",
        1109,
        mirrored=True,
        world="underwater",
        light="sea",
        inner="mermaid",
        who="king",
    ),
    "d100": _card(
        "container cup", "teal room", 1110, mirrored=True, inner="whale", who="old_woman"
    ),
    "d101": _card(
        "container case",
        "violet moonland",
        1111,
        mirrored=True,
        world="sea",
        light="sea",
        inner="lighthouse",
        who="astronaut",
    ),
    "d102": _card(
        "inner_world body",
        "crimson hills",
        1116,
        mirrored=True,
        shape="cat",
        world="clouds",
        light="coral",
        inner="bird",
    ),
    "d103": _card(
        "inner_world profile",
        "lilac hills",
        1117,
        mirrored=True,
        world="moonland",
        light="violet",
        inner="astronaut",
    ),
    "d104": _card("container whale", "sea underwater", 1118, who="reader", lamp="lantern"),
    "d105": _card(
        "unmask face",
        "coral field",
        1119,
        mirrored=True,
        world="sea",
        light="storm",
        inner="lighthouse",
    ),
    "d106": _card("cliffs faces", "lilac sea", 1121, who="wanderer"),
    "d107": _card(
        "shadow wall",
        "sepia room",
        1122,
        mirrored=True,
        who="old_man",
        cast="runner",
        lamp="lantern",
    ),
    "d108": _card("iceberg waterline", "rose sea", 1124, mirrored=True, up="boat", down="castle"),
    "d109": _card("crowd one", "storm hills", 1127, mirrored=True, many="robot", one="child"),
    "d110": _card(
        "crowd queue", "violet clouds", 1128, mirrored=True, many="ghost", goal="door", odd="child"
    ),
    "d111": _card(
        "carry back", "ochre dunes", 1129, mirrored=True, beast="snail", load="castle", who="child"
    ),
    "d112": _card(
        "carry together", "rose dunes", 1130, mirrored=True, bearer="snail", load="train"
    ),
    "d113": _card(
        "pour pot",
        "frost snowfield",
        1139,
        mirrored=True,
        world="field",
        light="coral",
        inner="hare",
        who="fox",
    ),
    "d114": _card(
        "painter sky",
        "sepia field",
        1141,
        mirrored=True,
        who="astronaut",
        world="clouds",
        light="sea",
        inner="fish",
    ),
    "d115": _card("plug sea", "sea sea", 1142, boat="boat", who="child"),
    "d116": _card(
        "metatree tree", "violet snowfield", 1143, mirrored=True, leaf="star", who="hare"
    ),
    "d117": _card(
        "inner_world chest",
        "crimson library",
        1144,
        world="field",
        light="rose",
        inner="rose",
        who="mouse",
    ),
    "d118": _card("thread mends", "rose hills", 1146, who="old_woman", light="violet"),
    "d119": _card("road keys", "violet hills", 1148, who="dancer"),
    "d120": _card("nest bough", "teal hills", 1149, mirrored=True, thing="clock", bird="owl"),
    "d121": _card(
        "egg hatched", "lilac forest", 1150, mirrored=True, inside="train", who="rooster"
    ),
    "d122": _card("home within", "snow snowfield", 1151, mirrored=True, thing="teapot", who="fox"),
    "d123": _card(
        "letter opened",
        "sepia room",
        1152,
        mirrored=True,
        out="heart",
        who="old_woman",
        light="rose",
    ),
    "d124": _card("curtain corner", "moss field", 1153, who="child", inner="star", light="violet"),
    "d125": _card("falling rain", "violet dunes", 1155, mirrored=True, drops="star", who="child"),
    "d126": _card("skyswim pages", "dusk shore", 1157, who="child"),
    "d127": _card("bed quilt", "sepia room", 1158, who="boat", light="sea"),
    "d128": _card("puppet turned", "rose stage", 1160, who="child"),
    "d129": _card(
        "ride aloft", "ochre hills", 1161, mirrored=True, beast="snail", who="knight", below=""
    ),
    "d130": _card(
        "telescope sees",
        "crimson mountains",
        1162,
        mirrored=True,
        who="wanderer",
        world="moonland",
        light="violet",
        inner="eye",
    ),
    "d131": _card(
        "globe shaken",
        "lilac snowfield",
        1163,
        mirrored=True,
        inner="lion",
        who="fox",
        light="ochre",
        world="dunes",
    ),
}
