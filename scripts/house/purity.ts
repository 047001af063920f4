import { type Breach, breach, type HouseRule } from './breach.ts';
import { visit } from './reading/syntax.ts';
import type { Source } from './reading/tree.ts';

/** What brings time, chance or the outside into a rule. */
const IMPURE_NAMES = new Set([
  'process',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
]);
const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random', 'Temporal.Now']);
const PASS_IT_IN = 'Pass time, chance and data in as arguments';

/** Rules are pure: they run in the browser too, and their tests need nothing. */
export const pureRules: HouseRule = (tree) =>
  tree.sources
    .filter(({ place, isTest }) => place.zone === 'modules' && place.face === 'rules' && !isTest)
    .flatMap(impurities);

function impurities(source: Source): Breach[] {
  const found: Breach[] = [];
  const flag = (start: number, what: string) =>
    found.push(breach(source.path, source.lineOf(start), `a rule ${what}`, PASS_IT_IN));
  const owners = new Set<number>();
  visit(source, {
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        flag(start, 'asks for the time');
    },
    MemberExpression: ({ object, property, start }) => {
      owners.add(property.start);
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (IMPURE_MEMBERS.has(`${object.name}.${property.name}`)) flag(start, `uses ${object.name}.${property.name}`);
    },
    Property: ({ key, shorthand }) => {
      if (!shorthand) owners.add(key.start);
    },
    Identifier: ({ name, start }) => {
      if (IMPURE_NAMES.has(name) && !owners.has(start)) flag(start, `uses ${name}`);
    },
    AwaitExpression: ({ start }) => flag(start, 'waits'),
    FunctionDeclaration: ({ async: isAsync, start }) => {
      if (isAsync) flag(start, 'is async');
    },
    ArrowFunctionExpression: ({ async: isAsync, start }) => {
      if (isAsync) flag(start, 'is async');
    },
  });
  return found;
}

/** Scripts, tests and what starts a process of its own may look at the environment. */
const mayReadEnvironment = ({ path, place, isTest }: Source) =>
  isTest ||
  /(^|[/.-])config\.ts$/.test(path) ||
  !['kit', 'modules', 'apps'].includes(place.zone) ||
  place.unit === 'testing';

/** The environment is read in one place; the log is the only thing that talks. */
export const quietCode: HouseRule = (tree) =>
  tree.sources.flatMap((source) => {
    const found: Breach[] = [];
    const flag = (start: number, what: string, instead: string) =>
      found.push(breach(source.path, source.lineOf(start), what, instead));
    const mustBeQuiet = ['kit', 'modules'].includes(source.place.zone) && !source.isTest;
    visit(source, {
      MemberExpression: ({ object, property, start }) => {
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        if (object.name === 'process' && property.name === 'env' && !mayReadEnvironment(source)) {
          flag(start, 'reads process.env', 'Read it in the app’s config.ts and hand it in');
        }
        if (object.name === 'console' && mustBeQuiet)
          flag(start, `calls console.${property.name}`, 'Use ctx.app.log, or remove it');
      },
    });
    return found;
  });

const FORBIDDEN_MARKS = [
  [/\bTODO\b(?!.*#\d+)/, 'a TODO without an issue number', 'Do it, or name the issue: TODO #12'],
  [/@ts-(ignore|expect-error|nocheck)/, 'the type check is switched off', 'Make the types say what is true'],
  [/biome-ignore/, 'the linter is switched off', 'Write it so that the linter agrees'],
] as const;

/** Nothing is switched off and left behind. */
export const noLeftovers: HouseRule = (tree) =>
  tree.sources.flatMap((source) => {
    const found: Breach[] = [];
    const flag = (start: number, what: string, instead: string) =>
      found.push(breach(source.path, source.lineOf(start), what, instead));
    for (const { value, start } of source.parsed().comments) {
      for (const [mark, what, instead] of FORBIDDEN_MARKS) if (mark.test(value)) flag(start, what, instead);
    }
    if (!source.isTest && source.place.zone !== 'e2e') return found;
    visit(source, {
      MemberExpression: ({ object, property, start }) => {
        if (object.type !== 'Identifier' || property.type !== 'Identifier' || !/^(test|it|describe)$/.test(object.name))
          return;
        if (/^(skip|only|todo|fails|fixme)$/.test(property.name))
          flag(start, `${object.name}.${property.name}`, 'Let every test run, or remove it');
      },
    });
    return found;
  });
