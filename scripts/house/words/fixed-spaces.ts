import { breach, type HouseRule } from '../breach.ts';
import { textsOf } from '../reading/text-facts.ts';

/** A percent sign stays beside its number: no line breaks between the two. */
export const fixedSpaces: HouseRule = (tree) =>
  textsOf(tree)
    .filter(({ text }) => /[}\d] %/.test(text))
    .map(({ file, line, key }) => breach(file, line, `'${key}' may break before %`, 'Write \\u00a0 before the sign'));
