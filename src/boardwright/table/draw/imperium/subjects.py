"""What the picture of a card shows: a subject by the name of the card, a landscape for a region."""

from zlib import crc32

SUBJECTS: dict[str, str] = {
    "anchor": "Port",
    "arena": "Amphitheatre|Olympic Games|Bread and Circuses",
    "axe": "King Minos|Cattle Raid",
    "ball": "Ball Games",
    "boar": "Twrch Trwyth",
    "book": "Arthashastra|Lost Tomes|Education|Philosophy|Confucianism|Buddhism|Sagas|Civil Service",
    "bow": "Mounted Archers|Kushites",
    "bricks": "Masonry|Architecture|Long Walls I|Drainage System|Kurgans",
    "catapult": "Onager|Battering Ram|Military Engineering",
    "cauldron": "Cauldron of Cerridwen|Druids|Cacao|Gothja",
    "city": (
        "City|City of Carthage|City of Corinth|City of Athens|City of Sparta|Alexandria in Ariana|City of Persepolis|"
        "City of Rome|City of Gelonus|City of Dubh Linn|City of Camelot|City of Pataliputra"
    ),
    "coins": "Coinage|Moneylenders|Celtic Gold|Persian Gold|Vast Wealth|Punch-marked Coins|Monopoly|Prosperity|Lydians",
    "column": "Greek Innovation|Advanced Culture|The Senate|Althing|Direct Democracy|Triumvirate",
    "comb": "Combs",
    "compass": "Cartography|Lodestone Compass|Egyptian Expansion|Minoan Expansion|Roman Expansion|Spread of Atlantis",
    "crane": "Urban Development|Development|Celtic Innovation|Science",
    "crown": "Hegemony|Leadership|Imperial|Great|Magnificent|King of Kings|Triumphant|Unification|Nanda Dynasty",
    "dice": "Gambling",
    "dove": "Diplomacy|School of Diplomacy|Ambassador|Charity|Independent",
    "elder": "Elders|Daochang|Myrddin Wyllt (Merlin)|Satrap",
    "elephant": "Elephants|Indian Elephants",
    "face": "Stone Heads",
    "feather": "Writing Systems|Ogham Script|Egyptian Hieroglyphics|Olmec Hieroglyphics|Myths and Legends",
    "fire": "Rituals & Ceremonies|Ritual Sacrifice|Religion|Embalming|Median Empire",
    "gate": "Gates of Shangri-la|Shangri-la|Portals|Path to Shangri-la|Moats and Walls|Babylonians",
    "grail": "Graal",
    "hands": "Meditation|Mysticism",
    "harp": "Taliesin the Bard|Acclaimed",
    "helmet": "Mercenaries|Greek Mercenaries|Chainmail|Jomsviking|Proud",
    "horse": "Cataphract|Companion Cavalry|Parmenion|Xiongnu",
    "hound": "Cafall",
    "huts": "Town|Domestication|Settlers",
    "lamp": "Chanakya|Medicine|Lighthouse|Legalism",
    "letter": "Olmec Traders|Minoan Traders|Carthaginian Traders",
    "lotus": "Mandate of Heaven",
    "lyre": "Drama & Poetry|Art|Frescos|Mosaics|Praiseworthy",
    "mask": "Jade Mask|Stone Mask",
    "maze": "Labyrinth",
    "mill": "Water Mill|Windmills",
    "moon": "Visions of Shangri-la|Morigena|Viviane of the Lake|Kleito",
    "mortar": "Pharmacy",
    "mountain": "Mountain Retreat|Uxians",
    "obelisk": "Obelisk|Monument|Glory|Egyptian Legacy|Aksumites",
    "ox": "Nomads",
    "pick": "Mining|Metallurgy",
    "purse": "Corruption|Greek Prosperity",
    "pyramid": "Pyramids|Step Pyramids|Wonder",
    "queen": "Dido, Queen of Carthage|Boudicca|Guennuvar|Lady Bertilak",
    "riders": "Raiders",
    "ring": "Jewellery|Tamga|Seal Stones",
    "road": "Road Building|Grand Trunk Road",
    "ruler": (
        "Hannibal|Vercingetorix|Pericles|Alexander|Alexander the Great|Philip II|Darius I|Julius Caesar|Emperor Trajan|"
        "Ateas|Harald Hardrada|Rollo the Walker|Erik the Red|King Arthur|Uthyr Pendragon|Ramesses II|Ashoka|"
        "Chandragupta|Emperor Qin Shi Huang|King Wu of Qin|Duke Zhuang of Qin"
    ),
    "scroll": "Lost Scroll|Sacred Scroll|Edicts of Ashoka",
    "shield": (
        "King Arthur's Court|Lawnslot Llyn (Sir Lancelot)|Bedwyr|Gwalchmei (Sir Gawain)|Peredur (Sir Percival)|"
        "Cai (Sir Kay)"
    ),
    "ship": "Boats|Trading Ships|Longships|Atlantean Fleet|Exports|Caravans|Go a'Viking|Phoenicians",
    "shrine": "Shrine|Oracle",
    "skis": "Skis",
    "skyline": (
        "Metropolis|Rome, the Eternal City|Alexandria in Egypt|San Lorenzo Tenochtitlán|Knossos|Palace of Poseidon"
    ),
    "spears": "Phalanx|Legions|Standing Army|Conquer|Assyrians",
    "spy": "Espionage|Notorious",
    "stars": "Astronomy|Marvellous|Outstanding|Glorious|Eminent|Mathematics",
    "sun": "Calendar|Awe-inspiring",
    "sword": "Advance|Excalibur|Gwaith Camlan|Invasion|Roman Invasion|Egyptian Incursion",
    "tablet": "Code of Laws|Sumerians",
    "temple": "Temple|Monastery",
    "tent": "Tents|Berbers",
    "tree": "Tree of Knowledge",
    "vase": "Pottery|Etruscans|Ionians",
    "wall": "Long Walls II|Long Walls III|Long Walls IV",
    "warrior": "Terracotta Warriors",
    "wave": "Flood|Flood of the Nile",
    "well": "Shaduf|Qanat",
    "wheat": "Agriculture",
    "wheel": "Chariots|Hittites",
}
"""The drawings of static/imperium.svg, and the names of the cards that show them."""

SUBJECT_OF = {name: subject for subject, names in SUBJECTS.items() for name in names.split("|")}

USUAL = {"fame": "crown", "tributary": "horse", "uncivilised": "huts", "civilised": "temple"}
"""What the cards of a suit show whose name says nothing else; those of a nation show its emblem."""

LANDS: dict[str, tuple[str, ...]] = {
    "isles": ("Archipelago", "Balearic Islands"),
    "isle": (
        "Isle", "Island", "Iceland", "Graenland", "Føroyar", "Crete", "Cyprus", "Thera", "Afallach", "Hibernia",
        "Britannia", "Thule",
    ),
    "cape": ("Cape", "Coast", "Peninsula", "Armorica", "Scandinavia", "Peloponnese", "Iberia", "Vinland", "Dalmatia"),
    "mountains": (
        "Mountain", "Highlands", "Pass", "Carpathian", "Tian Shan", "Zagros", "Raetia", "Gandhara", "Caucasia",
        "Orestis", "Fortified",
    ),
    "forest": (
        "Forest", "forest", "Jungle", "Woodland", "Grove", "Wilderness", "Belgica", "Celtica", "Laguna", "Viviane",
        "Hesperides",
    ),
    "desert": ("Oasis", "Red Land", "Mauretania", "Tarim", "Arachosia"),
    "plain": ("Plain", "plain", "Steppe", "Grassland", "Lowlands", "Valley", "Fields", "Zhou", "Nile", "Tres Zapotes"),
    "marsh": ("Marsh", "Moor", "Lakes", "La Venta", "Floodplain"),
}  # fmt: skip
"""The forms of land, and words in the names of regions that have them; all others are hilly."""

SKIES = 4


def subject_of(name: str, suit: str) -> str:
    """The subject of a card; "" for the emblem of its nation."""
    return SUBJECT_OF.get(name) or USUAL.get(suit, "")


def land_of(name: str) -> str:
    """The form of a region."""
    return next((form for form, words in LANDS.items() if any(word in name for word in words)), "hills")


def seed_of(name: str) -> int:
    """A number by which equal names look equal and others differ."""
    return crc32(name.encode())
