import { type Breach, breach, type HouseRule, unless } from './breach.ts';
import type { Package, Tree } from './reading/tree.ts';

const LONGEST_README_LINES = 60;

/** The faces a module may open to others, and the file behind each. */
const FACES: Readonly<Record<string, string>> = {
  './contract': './contract.ts',
  './wire': './wire.ts',
  './module': './server/module.ts',
  './facade': './server/facade.ts',
  './rules/*': './rules/*.ts',
  './texts/*': './texts/*.ts',
  './admin': './admin/screens.tsx',
  './tiles': './admin/tiles.tsx',
  './account': './admin/account.tsx',
  './parts': './admin/parts.tsx',
  './slots': './admin/slots.ts',
  './storefront': './storefront/pages.tsx',
  './site-parts': './storefront/parts.tsx',
  './site-slots': './storefront/slots.ts',
  './kinds': './kinds.ts',
  './views': './views.tsx',
  './testing': './server/testing.ts',
};
const EXPORT_ONLY = `Export only ${Object.keys(FACES).join(', ')}`;

const modulesOf = (tree: Tree) => [...tree.packages.values()].filter(({ zone }) => zone === 'modules');

/** A module is named like its folder, opens known faces only, and says in a README what it does. */
export const moduleShape: HouseRule = (tree) =>
  modulesOf(tree).flatMap((known) => [
    ...unless(
      known.name === `@fachwerk/${known.unit}`,
      `${known.path}/package.json`,
      1,
      `is named ${known.name}`,
      'Name it like its folder',
    ),
    ...openFaces(tree, known),
    ...readmeOf(tree, known),
  ]);

function openFaces(tree: Tree, { path, exports }: Package): Breach[] {
  const file = `${path}/package.json`;
  return Object.entries(exports).flatMap(([face, target]) => {
    const behind = bySubject(face) ?? FACES[face];
    if (!behind || behind !== target)
      return [breach(file, 1, `exports ${face}, which is no face of a module`, EXPORT_ONLY)];
    const isThere = face.endsWith('*') || tree.has(`${path}/${behind.slice(2)}`);
    return unless(isThere, file, 1, `exports ${face}, but ${behind} is not there`, 'Write the file or remove the line');
  });
}

/** A contract or a facade that grew too long stands in several files, each by its subject. */
function bySubject(face: string): string | undefined {
  if (/^\.\/contract-[a-z-]+$/.test(face)) return `${face}.ts`;
  return /^\.\/facade-[a-z-]+$/.test(face) ? face.replace('./', './server/').concat('.ts') : undefined;
}

function readmeOf(tree: Tree, { path }: Package): Breach[] {
  const readme = `${path}/README.md`;
  const instead = `Say in under ${LONGEST_README_LINES} lines what the module does and where`;
  if (!tree.has(readme)) return [breach(readme, 1, 'is missing', instead)];
  const lines = tree.read(readme).split('\n').length - 1;
  return unless(lines < LONGEST_README_LINES, readme, LONGEST_README_LINES, `${lines} lines are too many`, instead);
}

/** What somebody who opens the project looks for first. */
export const rootShape: HouseRule = (tree) =>
  ['README.md', 'CHANGELOG.md', '.env.example', 'docs/house.md', 'docs/glossary.md'].flatMap((file) =>
    unless(tree.has(file), file, 1, 'is missing', 'Write it'),
  );

/** The modules depend on each other in one direction. */
export const moduleCircles: HouseRule = (tree) => {
  const byName = new Map(modulesOf(tree).map((known) => [known.name, known]));
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    [...(byName.get(from)?.dependencies ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next) || !byName.has(next)) return false;
      return reaches(next, goal, seen.add(next));
    });
  const instead = 'Let the lower one tell the upper one by an event';
  return modulesOf(tree).flatMap(({ name, path }) =>
    unless(!reaches(name, name, new Set()), `${path}/package.json`, 1, 'depends on itself in a circle', instead),
  );
};
