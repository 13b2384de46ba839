/** What parents find in the shipped library when they type as they hear, as keyboards let them, or in a hurry. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { inPerspective, parseDataset, queryDocuments } from "#lib/local/dataset-store";
import { searchContent } from "#lib/publication/search/search";
import { knownEmoji, meaningsOf } from "#lib/publication/search/emoji-meanings";
import { quotedIn } from "#lib/publication/search/piece-names";
import type { Locale } from "#lib/base/i18n/locales";

const library = inPerspective(
  parseDataset(readFileSync("lib/local/dataset/lantern.ndjson", "utf8")),
  "published",
);

vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock("#lib/platform/server/content-store", async (importOriginal) => {
  const askStore = async (query: string, params: object) =>
    queryDocuments(library, query, { ...params, preview: false });
  const readStore = async (query: string, params: object) => ({
    result: await askStore(query, params),
    isFresh: true,
  });
  return { ...(await importOriginal<object>()), askStore, readStore };
});

/** Each query, and a word of a title that must be among the first three. */
const queries: Record<Locale, Record<string, string>> = {
  en: {
    "cell phone": "phone",
    "screen addiction": "short videos",
    depression: "seems low",
    depressed: "seems low",
    anxiety: "seems low",
    lonely: "seems low",
    "self-esteem": "seems low",
    adhd: "ADHD",
    fortnite: "Fortnite",
    gta: "Grand Theft Auto",
    "grand theft auto": "Grand Theft Auto",
    "call of duty": "Call of Duty",
    omegle: "Video chat",
    ometv: "OmeTV",
    monkey: "Monkey",
    yubo: "Yubo",
    wizz: "Video chat",
    kik: "Video chat",
    "andrew tate": "advice for boys",
    spotify: "Spotify",
    grok: "Grok",
    sora: "AI picture",
    "brawl stars": "Brawl Stars",
    "clash royale": "Clash Royale",
    "toca boca": "Toca Boca",
    "sago mini": "Sago Mini",
    "pok pok": "Toca Boca",
    temu: "Temu",
    shein: "Shein",
    vinted: "Vinted",
    robloks: "Roblox",
    roblocks: "Roblox",
    robolx: "Roblox",
    "tick tok": "TikTok",
    "tik tok": "TikTok",
    "tick tock": "TikTok",
    tictoc: "TikTok",
    "snap chat": "Snapchat",
    "snap ch": "Snapchat",
    "you tube": "YouTube",
    "you tub": "YouTube",
    utube: "YouTube",
    "whats app": "WhatsApp",
    "what's app": "WhatsApp",
    watsapp: "WhatsApp",
    "fort nite": "V-Bucks",
    "mine craft": "Minecraft",
    minecaft: "Minecraft",
    discrod: "Discord",
    "play station": "PlayStation",
    "x box": "Xbox",
    "i phone": "iPhone",
    "i-phone": "iPhone",
    "insta gram": "Instagram",
    instergram: "Instagram",
    "chat gpt": "AI",
    "a.i.": "AI",
    riz: "rizz",
    "whats rizz": "rizz",
    "what's a simp": "simp",
    skibidy: "skibidi",
    "67": "6-7",
    "6 7": "6-7",
    nocap: "no cap",
    brainrot: "brain rot",
    "looks maxing": "looksmaxxing",
    catfishing: "catfish",
    trolled: "trolling",
    sexted: "sexting",
    groomed: "Grooming",
    doxing: "doxxing",
    selfharm: "Self-harm",
    "self harm": "Self-harm",
    "cyber bullying": "cyberbullying",
    ciberbullying: "cyberbullying",
    sextorsion: "Sextortion",
    vapeing: "Vaping",
    "deep fakes": "deepfake",
    lootbox: "loot box",
    gambeling: "Gambling",
    "paretal controlls": "parental controls",
    screentime: "screen time",
    groupchat: "group chat",
    influenser: "influencer",
    ohio: "Ohio",
    gyat: "gyatt",
    "fanum tax": "Fanum tax",
    "low key": "lowkey",
    bodycount: "body count",
    "get ready with me": "GRWM",
    gaslit: "gaslighting",
    lovebombing: "love bombing",
    bigback: "big back",
    furries: "furry",
    edate: "e-dating",
    condo: "condo game",
    beamed: "beaming",
    zyns: "Zyn",
    blackpill: "incel",
    "weird flex": "flex",
    "tung tung sahur": "Italian brainrot",
    chuds: "chud",
    baddies: "baddie",
    "fem boy": "femboy",
    sheeesh: "sheesh",
    "goofy ahh": "ahh",
    larping: "larp",
    "only fans": "OnlyFans",
    percs: "pressed pill",
    fentanyl: "pressed pill",
    "galaxy gas": "whippets",
    "laughing gas": "whippets",
    "the com": "764",
    "seven six four": "764",
    "grippy sock vacation": "grippy socks",
    "it´s giving": "it's giving",
    "it`s giving": "it's giving",
    "can´t leave the chat": "can't leave",
    "for real": "fr",
    incels: "incel",
    NPCs: "NPC",
    screenshots: "screenshot",
    "chat gtp": "AI",
    "how much screen time": "screen time",
    "should he have much screen time": "screen time",
    subscriptions: "subscription",
    routers: "router",
    "on god": "fr",
    link: "sneaky link",
    "group chat": "GC",
    "why do kids say 67": "6-7",
    "family link wont work": "Family Link",
    "tantrum when i take the ipad away": "without tears",
    "my daughter sent nudes": "nudes",
    "kicked out of groupchat": "group chat",
    "my kid wont sleep because of phone": "sleep",
    "refund app store purchase": "purchase",
    "stole my sons account": "account takeover",
    "reset tiktok algorithm": "Reset the feed",
    "scary video nightmare": "scares",
    "older guy chatting with my daughter": "grooming",
    "phone contract for teens": "agreement",
    "conversation starters": "Conversation cards",
    "fortnight game": "Fortnite",
  },
  es: {
    depresion: "decaído",
    ansiedad: "decaído",
    "autoestima baja": "decaído",
    fortnite: "Fortnite",
    gta: "Grand Theft Auto",
    "call of duty": "Call of Duty",
    omegle: "Videochat",
    ometv: "OmeTV",
    yubo: "Yubo",
    wizz: "Videochat",
    kik: "Videochat",
    "andrew tate": "consejos para chicos",
    spotify: "Spotify",
    grok: "Grok",
    sora: "Imágenes y vídeos con IA",
    "brawl stars": "Brawl Stars",
    "clash royale": "Clash Royale",
    "toca boca": "Toca Boca",
    "sago mini": "Sago Mini",
    temu: "Temu",
    shein: "Shein",
    vinted: "Vinted",
    móvil: "teléfono",
    "adicción al móvil": "vídeos cortos",
    "tick tok": "TikTok",
    "whats app": "WhatsApp",
    wasap: "WhatsApp",
    guasap: "WhatsApp",
    robloks: "Roblox",
    roblos: "Roblox",
    fornite: "pavos",
    mainkraft: "Minecraft",
    "you tube": "YouTube",
    yutube: "YouTube",
    "snap chat": "Snapchat",
    instagran: "Instagram",
    "ciber acoso": "ciberacoso",
    "video juegos": "videojuegos",
    sextorcion: "Sextorsión",
    "controles parentales": "control parental",
    autolesion: "Autolesiones",
    contrasena: "contraseña",
    "ninos pequenos": "niño",
    skibidy: "skibidi",
    estalkear: "stalkear",
    "luz de gas": "gaslighting",
    furry: "furro",
    chida: "chido",
    "qué padre": "chido",
    "puta madre": "ptm",
    pisto: "pistear",
    chela: "pistear",
    mayiza: "chapiza",
    pdfilo: "PDF",
    bacana: "bacano",
    turra: "turro",
    machupichu: "panchito",
    "oxido nitroso": "gas de la risa",
    "fem boy": "femboy",
    bros: "bro",
    localización: "ubicación",
    NPCs: "NPC",
    mods: "mod",
    "tiktok peligros": "TikTok",
    "cuantas horas de pantalla 5 años": "pantalla",
    "pesadillas video": "miedo",
    gruming: "Grooming",
    "hombre mayor habla con mi hija": "grooming",
    "adicto al celular": "vídeos cortos",
    "instagran 12 años": "Instagram",
    "play 4": "PlayStation",
    "circular del colegio pantallas": "colegio",
    "mi hija mando fotos desnuda": "nudes",
  },
  "es-mx": { celular: "teléfono", guey: "wey", wasap: "WhatsApp", "videos cortos": "vídeos cortos" },
  fr: {
    "dépression ado": "abattu",
    "toujours triste": "abattu",
    fortnite: "plusieurs jeux",
    gta: "jeux pour adultes",
    "call of duty": "jeux pour adultes",
    omegle: "Chat vidéo",
    ometv: "Chat vidéo",
    wizz: "Chat vidéo",
    grok: "Images et vidéos par IA",
    sora: "Images et vidéos par IA",
    "brawl stars": "autres jeux rapides",
    "clash royale": "autres jeux rapides",
    spotify: "applis de musique",
    temu: "acheter comme on joue",
    shein: "acheter comme on joue",
    vinted: "acheter comme on joue",
    "toca boca": "faire semblant",
    "sago mini": "faire semblant",
    "réinitialiser tiktok": "fil à zéro",
    "jouer avec mon enfant": "côte à côte",
    "double authentification": "connexion en deux étapes",
    "sécuriser son compte": "connexion en deux étapes",
    "fausse date de naissance": "date de naissance inventée",
    "contrôle parental android": "ce que Family Link fait",
    "partage familial": "réglages familiaux qui comptent",
    "lecture automatique": "lecture automatique",
    "vérifier une information": "Vérifiez une info",
    "trier la tablette": "Triez la tablette",
    "installer youtube kids": "vidéos approuvées",
    "accès au micro": "autorisations",
    "géolocaliser son ado": "partage de position",
    "photos grands-parents": "règle de famille",
    "fouiller son téléphone": "premier amour",
    "andrew tate": "conseils aux garçons",
    "âge minimum": "Vérification de l’âge",
    "clé d'accès": "Clés d’accès et connexion",
    "serveur discord": "rôles et messages privés",
    portable: "téléphone",
    "accro au téléphone": "vidéos courtes",
    "tick tock": "TikTok",
    "you tube": "YouTube",
    "snap chat": "Snapchat",
    watsapp: "WhatsApp",
    ecran: "écran",
    "l'ia": "IA",
    ecole: "école",
    "l’école": "école",
    automutilation: "automutilation",
    "c'est quoi wesh": "wesh",
    "c'est quoi roblox": "Robux",
    "jusqu'à quel âge": "age",
    "qu'est-ce que le rizz": "rizz",
    "controle parental": "contrôle parental",
    "contrôles parentaux": "contrôle parental",
    mythomane: "mytho",
    incels: "incel",
    potos: "poto",
    delulu: "délulu",
    schlag: "shlag",
    looksmaxing: "looksmaxxing",
    "only fans": "MYM",
    "plan cul": "PCR",
    tiser: "tise",
    bedo: "bédo",
    beuh: "bédo",
    anorexie: "TCA",
    "tentative de suicide": "TS",
    "c´est carré": "c’est carré",
    "chat gtp": "GPT",
    géolocalisation: "loc",
    "l`école": "l’école",
    "aujourd´hui": "ajd",
    "mon fils dit 67": "6-7",
    "colère tablette": "teindre",
    "se scarifie": "automutilation",
    "flame snapchat": "flammes",
    vape: "vapot",
    "dormir avec son tel": "sommeil",
    "remboursement achat appli": "achat",
    "mamie poste des photos": "photos",
    redit: "Reddit",
    "tdha jeux video": "TDAH",
    "play 5": "PlayStation",
    "arnaque sms": "arnaque",
    "cauchemar video": "peur",
    "homme plus vieux lui ecrit": "grooming",
    "tik tok danger": "TikTok",
  },
  de: {
    depressiv: "bedrückt",
    depression: "bedrückt",
    fortnite: "unter einem Namen",
    gta: "Spiele ab 18",
    "call of duty": "Spiele ab 18",
    omegle: "Videochat",
    spotify: "andere Musik-Apps",
    grok: "KI-Bilder",
    "brawl stars": "schnelle Handyspiele",
    "toca boca": "Puppenhaus-Apps",
    vinted: "Einkaufen wie im Spiel",
    "feed zuruecksetzen": "Den Feed zurücksetzen",
    "algorithmus zurücksetzen": "Den Feed zurücksetzen",
    "zwei faktor": "Anmeldung in zwei Schritten",
    passkey: "Anmeldung in zwei Schritten",
    "falsches alter": "erfundenes Geburtsdatum",
    "geburtsdatum aendern": "erfundenes Geburtsdatum",
    "gemeinsam zocken": "Seite an Seite",
    familienfreigabe: "iPhone und iPad",
    "android kindersicherung": "was Family Link kann",
    "samsung tablet": "was Family Link kann",
    "autoplay ausschalten": "Autoplay auf jedem",
    "fake news": "auf den Grund",
    faktencheck: "auf den Grund",
    "tablet aufräumen": "drei gute Apps",
    "youtube kids einrichten": "selbst genehmigten",
    "app berechtigungen": "App-Berechtigungen",
    "standort teilen": "wessen Standort",
    kinderfotos: "Fotoregel",
    "passwort teilen": "Die erste Liebe",
    "andrew tate": "Ratschläge für Jungen",
    alterskontrolle: "Alterskontrollen",
    wiederherstellungscodes: "Passkeys und",
    discord: "Discord: Server, Rollen",
    smartphone: "Handy",
    handysucht: "Kurzvideos",
    ticktock: "TikTok",
    robloks: "Roblox",
    "whats app": "WhatsApp",
    "you tube": "YouTube",
    "bildschirm zeit": "Bildschirmzeit",
    bildschirmzeiten: "Bildschirmzeit",
    "kinder sicherung": "Kindersicherung",
    "gruppen chat": "Gruppenchat",
    "klassen-chat": "Klassenchat",
    "cyber mobbing": "Cybermobbing",
    cybermobing: "Cybermobbing",
    "selbst verletzung": "Selbstverletzung",
    "nackt bilder": "Nacktbilder",
    Maedchen: "Pick me",
    "kuenstliche intelligenz": "KI",
    Handyvereinbarung: "Vereinbarung fürs erste Handy",
    diggah: "Digga",
    "k.i.": "KI",
    "e-sim": "eSIM",
    "67": "six seven",
    lovebombing: "Love Bombing",
    brudis: "Brudi",
    sheeesh: "sheesh",
    simpen: "Simp",
    halal: "haram",
    "only fans": "OnlyFans",
    "l'amour toujours": "Döp dö dö",
    distickstoffmonoxid: "Lachgas",
    tilly: "Tilidin",
    "selbstverletzendes verhalten": "SVV",
    NPCs: "NPC",
    Sigmas: "Sigma",
    jutube: "YouTube",
    fortneit: "Fortnite",
    Ortung: "Family Link",
    Medienzeit: "Bildschirmzeit",
    Jugendschutz: "Kindersicherung",
    ritzen: "Selbstverletzung",
    wetten: "Kombi",
    "kind zockt zu viel": "Zocken",
    "ab welchem alter handy": "erste Handy",
    "kind schreit wenn fernseher aus": "Tränen",
    "alptraum nach video": "Angst",
    "gruselige videos": "Angst",
    "magersucht tiktok": "Essen",
    "tik tok sucht": "Kurzvideos",
    "insta ab 13": "Instagram",
    "fortnite sucht": "Fortnite",
    "switch bildschirmzeit": "Switch",
    "drogen snapchat": "Drogen",
    "geld ausgegeben im spiel": "Geld",
    "bildschirmzeit grundschule": "Bildschirm",
    "tochter schreibt mit älterem mann": "Cybergrooming",
  },
  pt: {
    depressao: "desanimado",
    ansiedade: "desanimado",
    telefone: "celular",
    vício: "vídeos curtos",
    robloks: "Roblox",
    "whats app": "WhatsApp",
    watsap: "WhatsApp",
    zap: "WhatsApp",
    "you tube": "YouTube",
    "cyber bullying": "cyberbullying",
    ciberbullying: "cyberbullying",
    criancas: "criança",
    "controle dos pais": "controle parental",
    nude: "nudes",
    incels: "incel",
    NPCs: "NPC",
    bots: "bot",
    maicraft: "Minecraft",
    iutube: "YouTube",
    "inteligência artificial": "IA",
    "rede social": "feed",
    shorts: "vídeos curtos",
    vei: "véi",
    fortnite: "um nome só",
    "clash royale": "jogos rápidos",
    "toca boca": "faz de conta",
    "casinha de boneca": "faz de conta",
    spotify: "canções",
    gta: "não são para crianças",
    "jogo violento": "não são para crianças",
    shein: "cara de jogo",
    omegle: "chat de vídeo",
    "video chat": "chat de vídeo",
    grok: "imagens e vídeos com IA",
    brota: "brotar",
    cao: "caô",
    chapado: "brisa",
    beta: "betinha",
    "only fans": "OnlyFans",
    "garota do job": "do job",
    loló: "lança",
    "lança perfume": "lança",
    "comando vermelho": "tudo 2",
    anorexia: "Ana e Mia",
    "resetar o feed": "Zere o feed",
    "limpar o feed": "Zere o feed",
    "duas etapas": "verificação em duas etapas",
    "chave de acesso": "chave de acesso",
    "data de nascimento": "data de nascimento",
    "idade errada": "data de nascimento",
    "jogar junto": "lado a lado",
    "jogar com meu filho": "lado a lado",
    iphone: "os ajustes de família que importam",
    ipad: "os ajustes de família que importam",
    "controle parental iphone": "os ajustes de família que importam",
    "conta infantil": "os ajustes de família que importam",
    "family link": "o que o Family Link faz",
    "controle parental android": "o que o Family Link faz",
    "robux de graça": "Robux",
    "tik tok perigo": "TikTok",
    "viciado em jogo": "jogo",
    "jogo do tigrinho": "tigrinho",
    "mandou foto pelada": "íntimas",
    "pedofilo no jogo": "Aliciamento",
    "pesadelo video": "assusta",
    "desligar autoplay": "reprodução automática",
    "insta com 12 anos": "Instagram",
    "se corta": "Autolesão",
    "rastrear celular do filho": "localização",
  },
};

test.each(
  Object.entries(queries).flatMap(([locale, asked]) =>
    Object.entries(asked).map(([typed, title]) => [locale as Locale, typed, title] as const),
  ),
)("in %s, %j finds %s among the first three", async (locale, typed, title) => {
  const { results } = await searchContent(typed, locale);
  const first = results.slice(0, 3).map((one) => one.title);
  expect(first.join("\n").toLowerCase()).toContain(title.toLowerCase());
});

const termsOf = (locale: Locale) =>
  library.flatMap(({ _type, term, definition, language = "en" }) =>
    _type === "glossaryTerm" && language === locale
      ? [{ term: String(term), definition: String(definition) }]
      : [],
  );

test.each([
  ["en", "what does * mean"],
  ["es", "qué quiere decir *"],
  ["fr", "que veut dire *"],
  ["de", "was heißt *"],
  ["pt", "significado de *"],
] as const)(
  "in %s, each word of the glossary comes first for who types it as it is, or asks “%s”",
  async (locale, question) => {
    const terms = termsOf(locale);
    const late: string[] = [];
    for (const { term } of terms)
      for (const asked of [term, question.replace("*", term)]) {
        const { results } = await searchContent(asked, locale);
        if (results[0]?.title !== term) late.push(asked);
      }
    expect(terms.length).toBeGreaterThan(100);
    expect(late).toEqual([]);
  },
);

test.each(["en", "es", "fr", "de", "pt"] as const)(
  "in %s, a phrase that a definition has in quotes leads to its term first, a word among the first three",
  async (locale) => {
    const named = termsOf(locale).flatMap(({ term, definition }) =>
      quotedIn(definition).map((name) => ({ name, term })),
    );
    const byName = Map.groupBy(named, ({ name }) => lettersOf(name));
    const late: string[] = [];
    for (const [name, terms] of byName) {
      const written = terms[0]?.name ?? "";
      const isPhrase = written.includes(" ");
      const { results, isTooCommon } = await searchContent(written, locale);
      if (isTooCommon && !isPhrase) continue;
      const meant = new Set([name, ...terms.map(({ term }) => lettersOf(term))].map(withoutSpaces));
      const first = results.slice(0, isPhrase ? 1 : 3);
      if (!first.some(({ title }) => meant.has(withoutSpaces(lettersOf(title))))) late.push(name);
    }
    expect(byName.size).toBeGreaterThan(100);
    expect(late).toEqual([]);
  },
);

const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
const withoutSpaces = (text: string) => text.replaceAll(" ", "");

const emoji: [Locale, string, string][] = [
  ["en", "🧢", "no cap"],
  ["en", "no 🧢", "no cap"],
  ["en", "what does 🧢 mean", "no cap"],
  ["en", "🧢 emoji meaning", "no cap"],
  ["en", "🍑", "nudes"],
  ["en", "🍆🍑", "nudes"],
  ["en", "🚩🚩", "red flag"],
  ["en", "💅🏽", "slay"],
  ["en", "❤️‍🔥", "streak"],
  ["en", "6️⃣7️⃣", "6-7"],
  ["en", "rizz 💀", "rizz"],
  ["en", "💀", "I'm dead"],
  ["en", "😭 meaning", "I'm dead"],
  ["es", "🐐", "GOAT"],
  ["es", "🧢", "no cap"],
  ["es-mx", "💀", "xd"],
  ["fr", "💀", "mdr"],
  ["fr", "😭", "mdr"],
  ["de", "💀", "tot"],
  ["de", "was bedeutet 🚩", "Red Flag"],
  ["pt", "🐮", "gado"],
  ["pt", "🐯", "tigrinho"],
];
test.each(emoji)("in %s, %s finds %s first", async (locale, typed, title) => {
  const { results, isPartial } = await searchContent(typed, locale);
  expect(results[0]?.title).toBe(title);
  expect(isPartial).toBe(false);
});

test("an emoji adds nothing to words, and one that no piece speaks of is no word that says nothing", async () => {
  const [alone, beside] = await Promise.all(
    ["roblox chat", "roblox 💀 chat ❤️"].map((typed) => searchContent(typed, "en")),
  );
  expect(beside?.results).toEqual(alone?.results);
  expect(beside?.isPartial).toBe(false);
  expect(await searchContent("🪑", "en")).toMatchObject({ results: [], isTooCommon: false });
  expect(await searchContent("❤️", "en")).toMatchObject({ results: [], isTooCommon: false });
});

test.each(Object.keys(queries) as Locale[])(
  "in %s, every emoji that is known finds what the table says",
  async (locale) => {
    for (const one of knownEmoji) {
      const { results } = await searchContent(one, locale);
      if (meaningsOf(one, locale).length > 0) expect(results.length, one).toBeGreaterThan(0);
    }
  },
);

test.each(Object.keys(queries) as Locale[])(
  "in %s, WhatsApp is found on the way to it, at a word that says nothing",
  async (locale) => {
    const { results } = await searchContent("whats", locale);
    expect(results[0]?.title).toContain("WhatsApp");
  },
);

test.each(["c'est", "c'est quoi", "qu'est-ce que c'est", "jusqu'à"])(
  "%j alone says nothing",
  async (typed) => {
    expect(await searchContent(typed, "fr")).toMatchObject({ results: [], isTooCommon: true });
  },
);

test("two words for one name find all that the name does", async () => {
  const slugsOf = async (typed: string) => {
    const { results } = await searchContent(typed, "en");
    return results.map(({ slug }) => slug).toSorted();
  };
  for (const [apart, name] of [
    ["tik tok", "tiktok"],
    ["you tube", "youtube"],
    ["i phone", "iphone"],
    ["robloks", "roblox"],
  ] as const)
    expect(await slugsOf(apart), apart).toEqual(await slugsOf(name));
});

test.each(["zzzz", "zzzzzz", "aaaaaaa", "qqqqqq", "hhhhhh", "xkcdqwv", "blorptastic"])(
  "%j sounds like nothing, and finds nothing",
  async (typed) => {
    const { results } = await searchContent(typed, "en");
    expect(results.map(({ title }) => title)).toEqual([]);
  },
);
