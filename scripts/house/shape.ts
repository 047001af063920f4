import { type Breach, breach, type HouseRule, unless } from './breach.ts';
import { visit } from './reading/syntax.ts';
import type { Source } from './reading/tree.ts';

const LONGEST_LINES = 400;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|job|service|config|for-tests|d|module))*\.[a-z]+$/;
/** Language codes keep their spelling. */
const TEXTS_NAME = /\/texts\/([a-z0-9]+-)*[a-z0-9]+\.(de|deDu|en|it|ru)\.ts$/;
const MIGRATION_NAME = /\/\d{8}T\d{4}_[a-z0-9_]+\.sql$/;

/** Names and sizes of files. */
export const fileShape: HouseRule = (tree) => [
  ...tree.sources.flatMap(({ path, text, isTest }) => {
    const isNamed = NAME.test(path.split('/').at(-1)!) || TEXTS_NAME.test(path);
    const lines = text.split('\n').length - 1;
    return [
      ...unless(isNamed, path, 1, 'file names are kebab-case', 'Rename it: small letters, digits and hyphens'),
      ...unless(
        lines <= LONGEST_LINES || isTest,
        path,
        LONGEST_LINES,
        `has ${lines} lines`,
        `Split it: ${LONGEST_LINES} are the most`,
      ),
    ];
  }),
  ...tree.sqlFiles.flatMap(({ path }) =>
    unless(
      MIGRATION_NAME.test(path),
      path,
      1,
      'a migration is named <UTC time>_<what>.sql',
      'Name it like 20261115T0900_box.sql',
    ),
  ),
];

/** No barrels, no default exports: a name is imported from where it is written. */
export const exportShape: HouseRule = (tree) =>
  tree.sources
    .filter(({ place, isTest }) => ['kit', 'modules', 'apps'].includes(place.zone) && !isTest)
    .flatMap(exportsOf);

function exportsOf(source: Source): Breach[] {
  const found: Breach[] = [];
  const isConfig = /\.config\.ts$/.test(source.path);
  visit(source, {
    ExportAllDeclaration: ({ start }) => {
      found.push(
        breach(source.path, source.lineOf(start), 'exports everything of another file', 'Name what you export'),
      );
    },
    ExportDefaultDeclaration: ({ start }) => {
      found.push(
        ...unless(isConfig, source.path, source.lineOf(start), 'has a default export', 'Export it by its name'),
      );
    },
  });
  const { body } = source.parsed().program;
  const passesOn =
    body.length > 0 && body.every((statement) => statement.type === 'ExportNamedDeclaration' && statement.source);
  const isFacade = /\/(server\/facade(-[a-z-]+)?\.ts|(admin|storefront)\/parts\.tsx)$/.test(source.path);
  return [
    ...found,
    ...unless(
      !passesOn || isFacade,
      source.path,
      1,
      'only passes on what others export (a barrel)',
      'Import from the file itself',
    ),
  ];
}
