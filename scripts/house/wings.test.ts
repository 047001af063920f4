import { expect, test } from 'vitest';
import type { Package, Tree } from './reading/tree.ts';
import { wings } from './wings.ts';

const LOCATED = [
  ['lockers', 'locations'],
  ['lockers', 'devices'],
  ['sales', 'cart'],
  ['shop', 'menu'],
  ['talk', 'chat'],
] as const;

/** A house in which one module depends on another. */
function breachesOf(wing: string, on: string): readonly string[] {
  const packages = [...LOCATED, [wing, 'looker'] as const].map(([at, unit]): Package => {
    const dependencies = new Set(unit === 'looker' ? [`@fachwerk/${on}`] : []);
    const path = `modules/${at}/${unit}`;
    return {
      path,
      name: `@fachwerk/${unit}`,
      zone: 'modules',
      wing: at,
      unit,
      exports: {},
      dependencies,
      devDependencies: new Set(),
    };
  });
  const tree = { packages: new Map(packages.map((each) => [each.path, each])) } as unknown as Tree;
  return wings(tree).map(({ what }) => what);
}

const cases = [
  ['shop', 'cart', true],
  ['shop', 'devices', false],
  ['shop', 'locations', true],
  ['appointments', 'menu', true],
  ['appointments', 'devices', false],
  ['talk', 'devices', false],
  ['lockers', 'menu', false],
  ['sales', 'locations', false],
  ['across', 'devices', true],
  ['team', 'cart', false],
] as const;
test.each(cases)('a module of %s that stands on %s: %s', (wing, on, isAllowed) =>
  expect(breachesOf(wing, on)).toHaveLength(isAllowed ? 0 : 1),
);
