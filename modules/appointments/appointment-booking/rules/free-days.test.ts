import { addMinutes } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeDays, SHOWN_DAYS } from './free-days.ts';

const NOW = new Date('2026-10-20T10:00:00Z');

test('turning on from the first day shows every free time once, and back again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60 * 24 * 4), { maxLength: 80 }), (quarters) => {
      const starts = quarters.sort((a, b) => a - b).map((each) => addMinutes(NOW, each * 15));
      const seen: Date[] = [];
      let page = freeDays(starts, null);
      for (let turns = 0; turns < 100; turns++) {
        expect(page.days.length).toBeLessThanOrEqual(SHOWN_DAYS);
        seen.push(...page.days.flatMap(({ times }) => times));
        if (!page.nextOn) break;
        const next = freeDays(starts, page.nextOn);
        expect(next.previousOn).toBe(page.days[0]!.on);
        page = next;
      }
      expect(seen).toEqual(starts);
    }),
  );
});

test('without any free time there is nothing to turn to', () => {
  expect(freeDays([], '2026-10-20')).toEqual({ days: [], previousOn: null, nextOn: null });
});
