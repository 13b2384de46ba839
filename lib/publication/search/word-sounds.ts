/** Words that sound alike to whoever has only heard them, such as "roblocks" and Roblox. */
import { isStemKey } from "#lib/publication/search/search-words";

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/oo/g, "u"],
  [/(?<![cs])h/g, ""],
  [/c(?=[eiy])/g, "s"],
  [/ck|qu?|c(?!h)/g, "k"],
  [/ks/g, "x"],
  [/y/g, "i"],
  [/z/g, "s"],
  [/(.)\1+/g, "$1"],
];

/** What words that sound alike have in common. */
const soundOf = (word: string): string =>
  sounds.reduce((sound, [letters, like]) => sound.replace(letters, like), word);

/** Shorter sounds tell no word from another: that of "zzzzzz" is that of a single S. */
const shortestSound = 3;

/** So many words are filed at a time, so that other readers are served meanwhile. */
const chunkSize = 2000;
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Files words by their sound, and gives the places of those that sound like one. */
export async function fileSounds(words: readonly string[]): Promise<(word: string) => readonly number[]> {
  const placesOf = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    if (place % chunkSize === chunkSize - 1) await pause();
    if (isStemKey(word)) continue;
    const sound = soundOf(word);
    if (sound.length < shortestSound) continue;
    const places = placesOf.get(sound);
    if (places) places.push(place);
    else placesOf.set(sound, [place]);
  }
  return (word) => placesOf.get(soundOf(word)) ?? [];
}
