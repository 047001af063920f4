import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryWidth, NAVIGATION_STEPS, navigationRoom } from './navigation-room.ts';

const titles = fc.array(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 20 });
const roomOf = (given: readonly string[]) => navigationRoom(given.map((title) => ({ title, parentId: null })));
const at = (step: number | 'never') => (step === 'never' ? Number.POSITIVE_INFINITY : step);

test('at every width the row holds what stands in it, and the rest follows in order', () => {
  fc.assert(
    fc.property(titles, (given) => {
      const { from, all } = roomOf(given);
      for (const width of NAVIGATION_STEPS) {
        const shown = from.filter((step) => at(step) <= width);
        const isComplete = at(all) <= width;
        expect(from.slice(0, shown.length)).toEqual(shown);
        expect(isComplete && shown.length < given.length).toBe(false);
        const needed = shown.reduce((sum, _, index) => sum + entryWidth(given[index]!), 0);
        expect(needed).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test('few short pages need no menu, twenty do', () => {
  expect(roomOf(['Start', 'Preise', 'Kontakt'])).toEqual({ from: [15, 20, 20], all: 20 });
  expect(roomOf(Array.from({ length: 20 }, (_, index) => `Seite ${index}`)).all).toBe('never');
});
