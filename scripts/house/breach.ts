import type { Tree } from './reading/tree.ts';

/** What is wrong, where, and what to do instead. */
export type Breach = { readonly file: string; readonly line: number; readonly what: string; readonly instead: string };

/** A rule of the house looks at the whole tree and names every breach. */
export type HouseRule = (tree: Tree) => Breach[];

export function breach(file: string, line: number, what: string, instead: string): Breach {
  return { file, line, what, instead };
}

export function sentence({ file, line, what, instead }: Breach): string {
  return `${file}:${line}: ${what}. ${instead}.`;
}

/** Nothing when all is well. */
export function unless(isRight: boolean, ...wrong: Parameters<typeof breach>): Breach[] {
  return isRight ? [] : [breach(...wrong)];
}
