/** Which objects a picture shows: those its slug speaks of, then its category's own. */
import type { Chance } from "./chance.ts";
import { library, vocabulary } from "./library.ts";
import type { Name } from "./library.ts";
import type { Thing } from "./shapes.ts";

/** Objects for words of a slug, most telling first. */
const hints: [RegExp, Name[]][] = [
  [/grandparent|calls?-/, ["cans"]],
  [/speaker|voice|listen/, ["speaker"]],
  [/toy/, ["train"]],
  [/bedroom|sleep/, ["bed", "moon"]],
  [/charge/, ["plug", "moon"]],
  [/quiet|reachable/, ["bell", "moon"]],
  [/dinner/, ["table"]],
  [/boredom|offline/, ["jar", "kite"]],
  [/mirror|filter/, ["mirror"]],
  [/muscle/, ["dumbbell", "mirror"]],
  [/calm|switch-off|turning|tears|screen-time/, ["clock", "plant"]],
  [/ending/, ["moon", "cup"]],
  [/first-screens/, ["tablet", "screen", "books"]],
  [/tablet|ipad|apps/, ["tablet"]],
  [/smart-watch/, ["watch"]],
  [/reading|story/, ["books", "book"]],
  [/laptop|tour/, ["laptop"]],
  [/fake|made-videos/, ["copies", "prism"]],
  [/study/, ["book", "nested"]],
  [/homework|school/, ["pencil", "book"]],
  [/ask|every-app/, ["nested", "branch"]],
  [/companion/, ["puppet"]],
  [/bad-day|scary|over/, ["umbrella"]],
  [/chatbot/, ["bubbles"]],
  [/intimate/, ["lock", "envelope"]],
  [/promise|help|blame/, ["lighthouse"]],
  [/intimate|sextortion|report|mean|trust/, ["lifebuoy", "rope"]],
  [/stranger/, ["door", "tent"]],
  [/porn/, ["curtain"]],
  [/scam/, ["hook"]],
  [/birth/, ["cake"]],
  [/password|passphrase|accounts/, ["key", "lock"]],
  [/passkey|sign-in|know-about/, ["print", "key"]],
  [/permission/, ["blinds"]],
  [/location/, ["pin"]],
  [/photo|image|picture|nude/, ["camera", "copies"]],
  [/unboxing/, ["gift"]],
  [/influencer|(^|-)ads?(-|$)/, ["megaphone"]],
  [/news|claim/, ["newspaper", "lens"]],
  [/check|review|audit|spot/, ["lens"]],
  [/autoplay|episode/, ["film"]],
  [/tiktok|short|feed/, ["tallphone", "film"]],
  [/youtube|watching/, ["screen"]],
  [/discord/, ["bubbles", "tent"]],
  [/snapchat/, ["tallphone", "bubble"]],
  [/love/, ["love"]],
  [/first-message|dms|messages/, ["envelope", "plane"]],
  [/chat/, ["bubbles"]],
  [/friend/, ["plane", "door"]],
  [/minecraft/, ["tower", "blocks"]],
  [/roblox/, ["blocks"]],
  [/nintendo|handheld/, ["handheld"]],
  [/loot|lucky/, ["chest", "dice"]],
  [/small-hands|side-by-side/, ["dice", "arrows"]],
  [/subscription/, ["receipt", "calendar"]],
  [/money|budget|robux|purchase/, ["coins", "savings", "card"]],
  [/windows/, ["laptop", "pad"]],
  [/playstation/, ["pad", "screen"]],
  [/gaming-starts/, ["pad", "handheld", "blocks", "coins"]],
  [/console|gam/, ["pad", "arrows"]],
  [/android|family-link|controls/, ["phone", "key"]],
  [/agreement|agree|write|rule/, ["cards", "pencil"]],
  [/phone/, ["phone"]],
  [/year|habit/, ["calendar", "signpost"]],
  [/device/, ["boxes", "plug"]],
  [/is-it-time/, ["clock"]],
  [/(^|-)ai(-|$)/, ["nested", "branch"]],
];

/** What a track, which has no category, is filled up with. */
const everyday: Name[] = [
  "signpost",
  "tablet",
  "phone",
  "clock",
  "book",
  "bubbles",
  "door",
  "lighthouse",
  "plant",
  "key",
];

/** `count` different objects: what the slug speaks of first, then the category's own. */
export function chooseThings(slug: string, category: string, count: number, chance: Chance): Thing[] {
  const spoken = hints.flatMap(([word, names]) => (word.test(slug) ? names : []));
  const own = chance.shuffle(vocabulary[category] ?? everyday);
  return [...new Set([...spoken.slice(0, category in vocabulary ? Math.max(2, count - 1) : count), ...own])]
    .slice(0, count)
    .map((name) => library[name]);
}
