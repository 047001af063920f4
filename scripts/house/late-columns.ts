import { breach, type HouseRule } from './breach.ts';
import { importsOf } from './reading/syntax.ts';

const COLUMN = '@fachwerk/react/list-types';
const ASK = '@fachwerk/react/call';
const LIST = '@fachwerk/react/use-list';

/** Columns that are drawn from an answer of their own name it: they wait for it, and say when it failed. */
export const lateColumns: HouseRule = (tree) =>
  tree.sources
    .filter(({ place, isTest }) => place.face === 'admin' && !isTest)
    .flatMap((source) => {
      const taken = importsOf(source);
      const from = (spec: string, name: string) =>
        taken.find((each) => each.spec === spec && each.names.some(({ imported }) => imported === name));
      const takesList = from(LIST, 'useList') || from(LIST, 'List');
      const column = from(COLUMN, 'Column');
      if (!column || !from(ASK, 'useAsk') || takesList || source.text.includes('asked,')) return [];
      const instead =
        'Give each of them `asked`, the answer that its cells are drawn from (kit/react/lists/list-types.ts)';
      return [
        breach(source.path, source.lineOf(column.start), 'columns do not name the answer they wait for', instead),
      ];
    });
