import { stream } from '@fachwerk/base/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { frame } from './messages.ts';
import { heardAt } from './place-events.ts';

const event = z.object({ at: z.array(z.string()) });
const declared = { name: 'news', access: 'staff:news.read', audience: 'company', event } as const;
const placed = stream({ ...declared, places: ({ at }) => at });
const silent = stream({ ...declared, places: () => null });
const plain = stream(declared);

const told = (...at: string[]) =>
  Buffer.from(JSON.stringify({ type: 'event', stream: 'news', seq: 7, payload: { at } }));
const reset = frame({ type: 'reset', stream: 'news', seq: 7 });
const subscribed = frame({ type: 'subscribed', stream: 'news', seq: 7, quietMs: null });

const cases = [
  ['of one’s own place', placed, told('a'), told('a')],
  ['of another place', placed, told('b'), null],
  ['of both, as a hint to fetch anew', placed, told('a', 'b'), reset],
  ['of no place', placed, told(), null],
  ['that says nothing of any', silent, told('b'), told('b')],
  ['of a stream that honours no places', plain, told('a'), null],
  ['that is none, but the beginning', placed, subscribed, subscribed],
] as const;

test.each(cases)('an event %s', (_, from, given, expected) => {
  expect(heardAt(from, given, new Set(['a']))?.toString()).toBe(expected?.toString());
});
