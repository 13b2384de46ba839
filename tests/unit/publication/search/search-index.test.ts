import { expect, test } from "vitest";
import { createSearchIndex, type SearchDocument } from "#lib/publication/search/search-index";

const piece = (_id: string, title: string, summary = "", words = ""): SearchDocument => ({
  _id,
  title,
  summary,
  words,
});

/** An index whose answers name what was found by ids. */
async function indexOver(documents: readonly SearchDocument[]) {
  const { search } = await createSearchIndex(documents);
  return {
    search: (asked: string) => {
      const { found, ...answer } = search(asked);
      return { ...answer, ids: Array.from(found, (place) => documents[place]?._id) };
    },
  };
}

const library = [
  piece(
    "brief-chat",
    "The group chat your child can't leave",
    "Class chats move fast and run late.",
    "rizz rizz rizz",
  ),
  piece("brief-ai", "When the friend is a chatbot", "Companion apps answer at 2 am.", "AI AI artificial"),
  piece("term-rizz", "rizz", "Charm, mostly in flirting.", "She has rizz."),
  piece("term-ai", "AI", "Programs that imitate thinking."),
  piece("term-aim", "aim", "To point at something."),
  piece("term-cpp", "c++", "A programming language."),
  piece("term-c", "C", "Another programming language."),
  piece("action-cafe", "Café rules for phones", "What to agree before you order."),
  piece("track-privacy", "Privacy by the end of the week", "Settings that matter."),
  piece("brief-roblox", "Roblox is not one game", "Millions of games by strangers.", "privacy"),
];
const index = await indexOver(library);
const idsFor = (asked: string) => index.search(asked).ids;

test.each([
  ["rizz", "term-rizz"],
  ["RIZZ", "term-rizz"],
  ["AI", "term-ai"],
  ["ai", "term-ai"],
  ["c++", "term-cpp"],
  ["C", "term-c"],
  ["what does rizz mean", "term-rizz"],
  ["group chat", "brief-chat"],
  ["roblox", "brief-roblox"],
])("%s leads with %s", (asked, id) => {
  expect(idsFor(asked)[0]).toBe(id);
});

test("a word in the title outranks the same word in the text", () => {
  expect(idsFor("privacy")).toEqual(["track-privacy", "brief-roblox"]);
});

test("who asks for an app reads first of what is about it, then of slang that comes from there", async () => {
  const slang = ["tuff", "dih", "sybau"].map((word) => ({
    ...piece(`term-${word}`, word, "Said in videos on TikTok.", "It began there."),
    isWord: true,
  }));
  const feed = { ...piece("term-fyp", "TikTok feed", "What plays first."), isWord: true };
  const about =
    "Gifts on TikTok and Twitch cost money. Who goes live can be seen by anyone, and may not know who looks.";
  const { search } = await indexOver([...slang, piece("brief-live", "Live streams", about), feed]);
  expect(search("tiktok").ids.slice(0, 2)).toEqual(["term-fyp", "brief-live"]);
});

test("accents and case make no difference", () => {
  expect(idsFor("cafe")).toEqual(["action-cafe"]);
  expect(idsFor("CAFÉ")).toEqual(["action-cafe"]);
});

test("an apostrophe may be typed, typeset or left out", () => {
  for (const asked of ["can't leave", "can’t leave", "cant leave"])
    expect(idsFor(asked)[0]).toBe("brief-chat");
});

test("the last word may be unfinished", () => {
  expect(idsFor("robl")).toEqual(["brief-roblox"]);
  expect(idsFor("group ch")[0]).toBe("brief-chat");
});

test("one typo in a word is forgiven, two in a long one", () => {
  expect(idsFor("robblox")).toContain("brief-roblox");
  expect(idsFor("privasy")[0]).toBe("track-privacy");
  expect(idsFor("artifishial")).toContain("brief-ai");
});

test("words may be written together or apart", () => {
  expect(idsFor("rob lox")).toEqual(["brief-roblox"]);
  expect(idsFor("groupchat")[0]).toBe("brief-chat");
});

test("a short word is not taken for another one", () => {
  expect(idsFor("rozz")).toEqual([]);
});

test("all words must be there, unless no document has them all", () => {
  expect(idsFor("privacy week")).toEqual(["track-privacy"]);
  const either = idsFor("privacy flirting");
  expect(either).toContain("track-privacy");
  expect(either).toContain("term-rizz");
});

test("what has only some of the words says so, and far less than the best is left out", async () => {
  const games = await indexOver([
    piece("fortnite", "Fortnite and its coins"),
    piece("coins", "Coins and limits", "Coins in games, and what coins cost."),
    piece("aside", "Sleep", `${"Nothing to do with it. ".repeat(40)}A coin.`),
  ]);
  const partly = games.search("galactic coins");
  expect(partly.ids).toEqual(["coins", "fortnite"]);
  expect(partly.isPartial).toBe(true);
  expect(games.search("fortnite coins")).toMatchObject({ ids: ["fortnite"], isPartial: false });
  expect(games.search("galactic zzz")).toMatchObject({ ids: [], isPartial: false });
  expect(games.search("coin").isPartial).toBe(false);
});

test("what has all words in passing keeps no piece away whose title is about some of them", async () => {
  const pieces = await indexOver([
    piece("drugs", "Drugs in a chat", "How drugs are offered."),
    piece("aside", "Sleep", "", `${"Nothing to do with it. ".repeat(40)}Drugs, Snapchat.`),
  ]);
  const { ids, isPartial } = pieces.search("drugs snapchat");
  expect(ids.toSorted()).toEqual(["aside", "drugs"]);
  expect(isPartial).toBe(false);
});

test("whom a parent asks about, and who said it, need not be there", async () => {
  const pieces = await indexOver([
    piece("seven", "6-7"),
    piece("sleep", "Better sleep", "Phones at night."),
    piece("aside", "Cards", "", "A kid says sleep, and a kid says 67."),
    piece("kids", "Kids mode"),
  ]);
  expect(pieces.search("why does my son say 67").ids[0]).toBe("seven");
  expect(pieces.search("my kid says no sleep").ids).toContain("sleep");
  expect(pieces.search("kids").ids[0]).toBe("kids");
  expect(pieces.search("unknown kids").ids[0]).toBe("kids");
});

test("where other words are missing too, a short word is not taken for another", async () => {
  const pieces = await indexOver([piece("start", "Where it starts"), piece("stickers", "Stickers")]);
  expect(pieces.search("brawl stars").ids).toEqual([]);
  expect(pieces.search("stars").ids).toEqual(["start"]);
  expect(pieces.search("brawl stikers").ids).toEqual(["stickers"]);
});

test("a word that stands there as it was asked is not taken for a beginning or a typo of another", async () => {
  const videos = await indexOver([piece("cat", "A cat video"), piece("category", "A category video")]);
  expect(videos.search("cat video").ids).toEqual(["cat"]);
});

test("a mistyped word counts as there before one of the words is given up, wherever it stands", async () => {
  const games = await indexOver([
    piece("roblox", "Roblox is not one game"),
    piece("cards", "A game of cards"),
  ]);
  for (const asked of ["robblox game", "game robblox", "robolx game", "game robolx"])
    expect(games.search(asked).ids, asked).toEqual(["roblox"]);
});

test("beside a mistyped word, one that is spelled right still counts more in a title", async () => {
  const games = await indexOver([
    piece("text", "Cards", "A game of Roblox."),
    piece("title", "A Roblox game"),
  ]);
  expect(games.search("robblox game").ids).toEqual(["title", "text"]);
});

test("all that are called as asked lead, before what speaks of it more often", async () => {
  const sleep = await indexOver([
    piece("more", "Sleep sleep sleep", "Sleep sleep sleep."),
    piece("one", "Sleep"),
    piece("other", " sleep"),
  ]);
  expect(sleep.search("sleep").ids).toEqual(["one", "other", "more"]);
});

test("each document is found once, however many ways it matches", () => {
  const ids = idsFor("rizz");
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("brief-chat");
});

test("nonsense, signs and nothing find nothing", () => {
  for (const asked of ["", "   ", "zzqxv", "?!", "<script>", "the"]) expect(idsFor(asked)).toEqual([]);
});

test("words that matched are told from those that did not", () => {
  for (const asked of ["roblox", "robblox"]) {
    const { isMatch } = index.search(asked);
    expect(isMatch("roblox")).toBe(true);
    // The second of them is filed right behind it.
    for (const other of ["game", "rules"]) expect(isMatch(other), other).toBe(false);
  }
});

test("a query of hundreds of words is answered", () => {
  expect(idsFor(Array.from({ length: 300 }, (_, at) => `privacy word${at}`).join(" "))).toContain(
    "track-privacy",
  );
});

test("an index over nothing finds nothing", async () => {
  const empty = await indexOver([]);
  expect(empty.search("rizz").ids).toEqual([]);
});

test("two letters swapped are one typo, in a finished word and in one that is not", () => {
  for (const asked of ["robolx", "rolbox", "RBOLOX", "priavcy", "langugae"])
    expect(idsFor(asked).length, asked).toBeGreaterThan(0);
  expect(idsFor("robolx")).toEqual(["brief-roblox"]);
  expect(idsFor("porgramm")[0]).toBe("term-cpp");
  const { isMatch } = index.search("robolx");
  expect(isMatch("roblox")).toBe(true);
});

test("a word spelled right is no swap of another", async () => {
  const form = await indexOver([piece("from", "fromage"), piece("form", "formage")]);
  expect(form.search("fromage").ids).toEqual(["from"]);
});

test("one letter finds what begins with it, whichever it is", () => {
  expect(idsFor("r")).toContain("brief-roblox");
  expect(idsFor("a")).toEqual(expect.arrayContaining(["term-ai", "term-aim"]));
  expect(idsFor("I")).toContain("term-ai");
});

test("a query of words that say nothing finds nothing, and says that this is why", async () => {
  for (const asked of ["the", "what does it mean", "How to", "is it"])
    expect(index.search(asked), asked).toMatchObject({ ids: [], isTooCommon: true });
  for (const asked of ["rizz", "what is rizz", "zzzz", "!?", ""])
    expect(index.search(asked).isTooCommon, asked).toBe(false);
  const named = await indexOver([piece("it", "How it is")]);
  expect(named.search("how it is")).toMatchObject({ ids: ["it"], isTooCommon: false });
});

test("letters that no keyboard has find what is written without them, and are found by it", async () => {
  const written = await indexOver([
    piece("street", "Die Straße"),
    piece("filter", "A ﬁlter"),
    piece("i", "İzmir"),
  ]);
  expect(written.search("strasse").ids).toEqual(["street"]);
  expect(written.search("filter").ids).toEqual(["filter"]);
  expect(written.search("izmir").ids).toEqual(["i"]);
});

test("an article is not put together with the word behind it", async () => {
  const ways = await indexOver([piece("away", "Far away", "Away."), piece("way", "The way home")]);
  expect(ways.search("a way").ids).toEqual(["way"]);
});

test("two words that are one too are found either way", async () => {
  const chats = await indexOver([
    piece("one", "Snapchat"),
    piece("two", "A snap in a chat"),
    piece("chat", "chat"),
  ]);
  expect(chats.search("snap chat").ids.toSorted()).toEqual(["one", "two"]);
  expect(chats.search("snap chat").isMatch("snapchat")).toBe(true);
});

test("a title of signs alone is not what an empty query asks for", async () => {
  const signs = await indexOver([piece("signs", "?!")]);
  expect(signs.search("...").ids).toEqual([]);
});
