/** For `like`: matches the text anywhere; `%`, `_` and `\` are escaped. */
export function patternOf(text: string): string {
  return `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`;
}

/** For `like all`: each word has to be found somewhere, in any order. Blanks are no search. */
export function patternsOf(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean).map(patternOf);
}
