import { expect, test } from 'vitest';
import { nextLookAt } from './check-pace.ts';

const beganAt = new Date('2026-03-01T10:00:00Z');
const at = (text: string) => new Date(text);

test.each([
  ['soon at first', 0, '2026-03-01T10:00:00Z', '2026-03-01T10:03:00Z'],
  ['less often later', 4, '2026-03-01T11:00:00Z', '2026-03-01T11:40:00Z'],
  ['every four hours in the end', 40, '2026-03-03T10:00:00Z', '2026-03-03T14:00:00Z'],
] as const)('the provider is asked %s', (_name, looks, now, expected) => {
  expect(nextLookAt(beganAt, looks, at(now))).toEqual(at(expected));
});

test('after three days nobody asks any more', () => {
  expect(nextLookAt(beganAt, 20, at('2026-03-04T06:00:00Z'))).toEqual(at('2026-03-04T10:00:00Z'));
  expect(nextLookAt(beganAt, 20, at('2026-03-04T06:00:01Z'))).toBeNull();
});
