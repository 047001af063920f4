import { expect, test } from 'vitest';
import { type PageState, pageState } from './page-state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const [past, future] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];
const shown = { publishedAt: past, isHidden: false, visibleFrom: null, visibleUntil: null, hasChanges: false };

const cases: readonly (readonly [string, Partial<typeof shown> | object, PageState])[] = [
  ['nobody has seen is a draft, hidden or not', { publishedAt: null, isHidden: true }, 'draft'],
  ['is hidden before all else', { isHidden: true, visibleFrom: future }, 'hidden'],
  ['comes later', { visibleFrom: future, hasChanges: true }, 'later'],
  ['is over in the moment it ends', { visibleUntil: now }, 'over'],
  ['is seen in the moment it begins', { visibleFrom: now }, 'published'],
  ['has what nobody sees yet', { hasChanges: true }, 'changed'],
];
for (const [name, more, expected] of cases) {
  test(`a page that ${name}`, () => expect(pageState({ ...shown, ...more }, now)).toBe(expected));
}
