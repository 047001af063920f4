import { RESERVED_WORDS } from '@fachwerk/pages/rules/reserved-words';
import { expect, test } from 'vitest';
import { pages } from '../src/modules.ts';

/** What the server answers itself, or people expect to mean something else. */
const OF_THE_SERVER = ['admin', 'api', 'assets', 'files', 'health', 'metrics', 'ready'];

test('no company can put a page where the house has its own, and every other address is theirs', () => {
  const first = pages.map(({ path }) => path.split('/')[1]!).filter((word) => word !== '' && !word.startsWith(':'));
  expect([...RESERVED_WORDS].sort()).toEqual([...new Set([...first, ...OF_THE_SERVER])].sort());
});
