import { breach, type HouseRule } from './breach.ts';
import { bare, visit } from './reading/syntax.ts';

const INSTEAD = 'Write the literal out, a property or an element on its own';

/** `{ ...{ a, b } }`, `[...[a, b]]` and `<Part {...{ a, b }} />` only save lines, and hide what they hold. */
export const plainLiterals: HouseRule = (tree) =>
  tree.sources.flatMap((source) => {
    const starts: number[] = [];
    const look = ({ argument, start }: { readonly argument: unknown; readonly start: number }) => {
      const type = bare(argument)?.type;
      if (type === 'ObjectExpression' || type === 'ArrayExpression') starts.push(start);
    };
    visit(source, { SpreadElement: look, JSXSpreadAttribute: look });
    return starts.map((start) => breach(source.path, source.lineOf(start), 'spreads a literal', INSTEAD));
  });
