import { expect, test } from 'vitest';
import { extensionEnds } from './extension-ends.ts';

test('an extension offers no end beyond the latest one', () => {
  const endsAt = new Date('2026-03-01T10:00:00Z');
  const ends = extensionEnds(endsAt, new Date('2026-03-01T12:30:00Z'));
  expect(ends.map((end) => end.toISOString())).toEqual(['2026-03-01T11:00:00.000Z', '2026-03-01T12:00:00.000Z']);
  expect(extensionEnds(endsAt, endsAt)).toEqual([]);
});
