import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markOf, searchQuery } from './search-query.ts';
import { firstStretchMs, longerStretchMs, shorterStretchMs } from './search-steps.ts';

const word = (text: string, ...types: string[]) => ({ word: text, types });

test('every word and one of each group of marks must be there', () => {
  expect(searchQuery([word('köln'), word('kim', 'user.made')], [['@la', '@lb'], [], ['@tx']])).toEqual({
    all: "('@la' | '@lb') & ('@tx') & ('köln':*) & ('kim':* | '@tuser.made')",
    index: "('@la' | '@lb') & ('@tx') & ('köln':*)",
  });
});

test('a word that only some entries of a type say asks for the value they hold', () => {
  const typed = { word: 'tür', types: [], variants: [{ type: 'alert.raised', value: 'uncommanded_open' }] };
  expect(searchQuery([typed], [])?.all).toBe("('tür':* | ('@talert.raised' & 'uncommanded' & 'open'))");
});

test('a short word is looked up only where nothing else is', () => {
  expect(searchQuery([word('a'), word('kim')], [])?.index).toBe("('kim':*)");
  expect(searchQuery([word('a')], [['@tx']])?.index).toBe("('@tx')");
  expect(searchQuery([], [[], []])).toBeNull();
});

test('a quote in a type or an order number stays inside its own', () => {
  expect(searchQuery([], [["@o'; drop"]])?.all).toBe("('@o; drop')");
});

test('a mark is the end of an id', () =>
  expect(markOf('l', '0195a1b2-1234-7abc-8def-0123456789ab')).toBe('@l0123456789ab'));

test('a stretch that shrinks comes to an end, and one that grew was shorter before', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), (walkedMs) => {
      let ms: number | null = longerStretchMs(firstStretchMs(walkedMs));
      let steps = 0;
      for (; ms !== null; steps++) {
        const shorter: number | null = shorterStretchMs(ms);
        if (shorter !== null) expect(shorter).toBeLessThan(ms);
        ms = shorter;
      }
      expect(steps).toBeLessThan(20);
    }),
  );
});
