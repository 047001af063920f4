import type { Texts } from '@fachwerk/base/language';

type TextFiles = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/** What all of these files say, in one piece. No two say the same key. */
export function wordsIn(files: TextFiles): Texts {
  return Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)));
}
