import { plainName } from './plain-name.ts';

/** How well a word fits what was typed. */
export const MATCHES = { same: 5, begins: 4, contains: 2, mistyped: 1 } as const;

/** Shorter words are contained in too many others, and one wrong letter makes another word of them. */
const CONTAINED_FROM = 4;
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 7;
/** Shorter sounds are those of too many words: `marg` of `mare`. */
const HEARD_FROM = 5;

/** What was typed, word by word, as words are compared. */
export const typedWords = (text: string): string[] => plainName(text).split(' ').filter(Boolean);

/** The best fit of a typed word among the words of a text; 0: none. Both as `plainName` writes them. */
export function bestMatch(words: readonly string[], typed: string, containedFrom = CONTAINED_FROM): number {
  if (typed === '') return 0;
  if (words.includes(typed)) return MATCHES.same;
  if (words.some((word) => word.startsWith(typed))) return MATCHES.begins;
  if (typed.length >= containedFrom && words.some((word) => word.includes(typed))) return MATCHES.contains;
  const most = mistakesAllowed(typed);
  if (most === 0) return 0;
  const sound = soundOf(typed);
  const isHeard = (word: string) => sound.length >= HEARD_FROM && mistakes(sound, soundOf(word)) <= most;
  const isMeant = (word: string) => mistakes(typed, word) <= most || isHeard(word);
  return words.some(isMeant) ? MATCHES.mistyped : 0;
}

/** A foreign word as it is heard: who types `magarita` or `gnoki` has never seen how it is written. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/c?ch|ck|qu?/g, 'k')
    .replaceAll(/([grt])h/g, '$1')
    .replaceAll(/(.)\1/g, '$1');

/** So many mistakes a typed word may have. */
export function mistakesAllowed(typed: string): number {
  if (typed.length < ONE_MISTAKE_FROM) return 0;
  return typed.length < TWO_MISTAKES_FROM ? 1 : 2;
}

/** Letters that are wrong, missing, too many or swapped between what was typed and the beginning of a word. */
export const mistakes = (typed: string, word: string): number => Math.min(...lastRow(typed, word));

/** The same to the end of the word. */
export const mistakesInAll = (typed: string, word: string): number => lastRow(typed, word)[word.length]!;

/** How far `typed` is from each beginning of `word` (optimal string alignment). */
function lastRow(typed: string, word: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(least, before[j - 2]! + 1) : least);
    }
    [before, row] = [row, next];
  }
  return row;
}
