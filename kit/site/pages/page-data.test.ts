import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './page-data.ts';

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
  fc.constant('2026-03-01T10:00:00.000Z'),
  fc.constant('</script><!--'),
);
const data = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('any')), fc.dictionary(fc.string(), tie('any'))),
})).any;

test('what a page hands on arrives as it was, dates as dates and texts as texts', () => {
  fc.assert(
    fc.property(data, (value) => {
      const text = packed(value);
      expect(text).not.toContain('<');
      expect(unpacked(text)).toEqual(value);
    }),
  );
});

test.each([
  ['a map', { a: [new Map()] }, 'a page cannot hand on a Map (a.0)'],
  ['a function', { a: () => 1 }, 'a page cannot hand on a function (a)'],
  ['a big number', { a: 1n }, 'a page cannot hand on a bigint (a)'],
])('%s is refused where it is written, not where it is missed', (_, value, message) => {
  expect(() => packed(value)).toThrow(message);
});
