import type { Entry } from './search-entry.ts';

/** Best first: what is called so stands before what begins so, contains it, or is only told about with that word. */
export function search(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const asked = words.map(folded).filter((word) => word !== '');
  if (asked.length === 0) return [];
  const whole = asked.join(' ');
  return entries
    .map((entry) => ({ entry, points: pointsOf(entry, asked, whole) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.entry.name.length - b.entry.name.length || compare(a.entry, b.entry))
    .map(({ entry }) => entry);
}

const compare = (a: Entry, b: Entry) => (`${a.file}:${a.line}` < `${b.file}:${b.line}` ? -1 : 1);

/** What people mostly mean comes first among equals. */
const WEIGHTS: Readonly<Record<string, number>> = {
  signpost: 30,
  call: 9,
  screen: 9,
  word: 8,
  'use case': 8,
  table: 7,
  tile: 6,
  rules: 5,
  refusal: 5,
  message: 5,
  colour: 5,
  mail: 5,
  'text de': 4,
};

/** A text whose key has the word comes after the code that is called so. */
const BEHIND_CODE = 3;
const IN_ITS_NAME = 50;

function pointsOf({ label, name, also }: Entry, asked: readonly string[], whole: string): number {
  const weight = WEIGHTS[label] ?? 0;
  const isText = label.startsWith('text');
  // One word is said on many screens; a sentence was read on one.
  const names = isText && asked.length === 1 ? [name] : [name, also];
  if (names.some((text) => folded(text) === whole || isSamePath(folded(text), whole))) return 1000 + weight;
  const points = asked.map((word) => {
    const found = pointsOfWord(name, also, word);
    return isText && found >= IN_ITS_NAME ? found / BEHIND_CODE : found;
  });
  return points.includes(0) ? 0 : points.reduce((sum, each) => sum + each, 0) / points.length + weight;
}

function pointsOfWord(name: string, also: string, word: string): number {
  const [title, rest] = [folded(name), folded(also)];
  if (title.startsWith(word)) return 95;
  if (wordsOf(name).includes(word)) return 90;
  if (wordsOf(name).some((part) => part.startsWith(word))) return 70;
  if (title.includes(word)) return 50;
  if (wordsOf(also).some((part) => part.startsWith(word))) return 30;
  return rest.includes(word) ? 10 : 0;
}

/** `whyNotDelete` is three words. */
const wordsOf = (text: string) => folded(text.replace(/([a-z0-9])([A-Z])/g, '$1 $2')).split(/[^a-z0-9]+/);

/** `/api/private/user/17` and `/private/user/{id}` are the call `GET /private/user/:id`. */
function isSamePath(title: string, asked: string): boolean {
  const [known, wanted] = [pathIn(title), pathIn(asked)?.replace(/^\/api(?=\/)/, '')];
  if (!known || !wanted) return false;
  const [a, b] = [known.split('/'), wanted.split('/')];
  return a.length === b.length && a.every((part, i) => part === b[i] || part.startsWith(':'));
}

const pathIn = (text: string) => /(?:^|\s)(\/\S*)$/.exec(text)?.[1]?.replace(/\?$/, '');

/** Small letters without their dots: who types "fächer" or "facher" finds the same. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim();
}
