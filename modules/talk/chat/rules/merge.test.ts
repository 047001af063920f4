import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '../contract.ts';
import { heldUp, merged, unsent } from './merge.ts';

const messageLike = (seq: number, revision: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  seq,
  revision,
  side: 'customer',
  clientId: `c${seq}`,
  authorName: '',
  text: `r${revision}`,
  at: new Date(0),
  isDeleted: false,
  isUp: false,
  files: [],
  ...more,
});

/** States of a few messages; one revision of a message is always the same state. */
const states = fc
  .array(fc.record({ seq: fc.integer({ min: 1, max: 6 }), revision: fc.integer({ min: 1, max: 9 }) }))
  .map((all) => all.map(({ seq, revision }) => messageLike(seq, revision)));

test('whatever arrives in whatever order, in pieces and twice: everybody ends with the same', () => {
  fc.assert(
    fc.property(states, fc.infiniteStream(fc.nat()), fc.nat(9), (all, chances, cut) => {
      const known = merged([], all);
      const shuffled = all
        .map((message) => ({ message, at: chances.next().value! }))
        .sort((one, other) => one.at - other.at)
        .map(({ message }) => message);
      const inPieces = merged(merged(merged([], shuffled.slice(0, cut)), shuffled.slice(cut)), shuffled.slice(0, cut));
      expect(inPieces).toEqual(known);
      expect(known.map(({ seq }) => seq)).toEqual([...new Set(all.map(({ seq }) => seq))].sort((a, b) => a - b));
    }),
  );
});

test('what has arrived waits no more, also when its answer was lost', () => {
  const pending = [{ id: 'c1' }, { id: 'c9' }];
  expect(unsent(pending, [messageLike(1, 1)])).toEqual([{ id: 'c9' }]);
  expect(heldUp([messageLike(1, 1), messageLike(2, 1, { isUp: true })]).map(({ id }) => id)).toEqual(['m2']);
});
