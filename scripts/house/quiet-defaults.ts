import { breach, type HouseRule } from './breach.ts';
import { visit } from './reading/syntax.ts';
import { unneeded } from './unneeded.ts';

type Case = {
  readonly test: unknown;
  readonly start: number;
  readonly consequent: readonly { readonly type: string; readonly argument?: Value | null }[];
};
type Value = { readonly type: string; readonly value?: unknown; readonly name?: string; readonly elements?: unknown[] };

/** `false`, `null`, `undefined`, nothing: an answer that says nothing of the case it stands for. */
function isQuiet(value: Value | null | undefined): boolean {
  if (!value) return true;
  if (value.type === 'Literal') return value.value === false || value.value === null;
  return value.type === 'Identifier' && value.name === 'undefined';
}

/** A case that was forgotten does not compile: a switch names all of them instead of ending in `default: return false`. */
export const quietDefaults: HouseRule = (tree) => {
  const found = tree.sources
    .filter(({ place, isTest }) => ['modules', 'kit', 'apps'].includes(place.zone) && !isTest)
    .flatMap((source) => {
      const starts: number[] = [];
      visit(source, {
        SwitchStatement: (statement) => {
          for (const { test, start, consequent } of (statement as unknown as { cases: Case[] }).cases) {
            const [only] = consequent;
            if (test === null && only?.type === 'ReturnStatement' && isQuiet(only.argument)) starts.push(start);
          }
        },
      });
      const instead = 'Name the cases that answer this, so that a new one does not compile until it is thought of';
      return starts.map((start) =>
        breach(source.path, source.lineOf(start), 'a default answers for cases that nobody thought of', instead),
      );
    });
  const { defaults } = tree.exceptions;
  return [
    ...found.filter(({ file }) => !(file in defaults)),
    ...unneeded(defaults, new Set(found.map(({ file }) => file))),
  ];
};
