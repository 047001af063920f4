import { STAGE_PATHS } from '@fachwerk/visits/rules/funnel';
import { expect, test } from 'vitest';
import { pages } from '../src/modules.ts';

test('every step on the way to an order is a page that there is', () => {
  const known = new Set(pages.map(({ path }) => path as string));
  expect(STAGE_PATHS.map(([path]) => path).filter((path) => !known.has(path))).toEqual([]);
});
