/** Words that are typed as two or as one: "tik tok" for TikTok, "groupchat" for group chat. */

/** Whether a word is known, as it is or as the beginning of one. */
type Knows = { whole: (word: string) => boolean; beginning: (letters: string) => boolean };

const shortestPart = 3;

/** Two known words that an unknown one is made of. */
function apart(word: string, knows: Knows): string[] | null {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(knows.whole)) return parts;
  }
  return null;
}

/** The words of a query, with unknown ones put together or taken apart where that makes known ones. */
export function respell(words: readonly string[], knows: Knows): string[] {
  const spelled: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const next = words[at + 1];
    if (knows.whole(word) && (next === undefined || knows.whole(next))) spelled.push(word);
    else if (next !== undefined && knows.whole(word + next)) {
      spelled.push(word + next);
      at += 1;
    } else if (!knows.whole(word) && !knows.beginning(word)) spelled.push(...(apart(word, knows) ?? [word]));
    else spelled.push(word);
  }
  return spelled;
}
