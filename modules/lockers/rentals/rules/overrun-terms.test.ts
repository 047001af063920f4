import { expect, test } from 'vitest';
import type { OverrunTerms } from '../contract-site.ts';
import { commonDe } from '../texts/common.de.ts';
import { overrunCents, overrunTerms, overrunWords } from './overrun-terms.ts';
import { at, priceLike, rentalLike } from './rental.for-tests.ts';

const later = priceLike({ validFrom: at('11:00'), overrunCentsPerHour: 900 });

const cases = [
  ['of the booking', {}, { graceMinutes: 180, overrunCentsPerHour: 300 }],
  ['of prices that began after its start', { prices: [priceLike(), later] }, { overrunCentsPerHour: 300 }],
  [
    'of its size',
    { prices: [priceLike(), priceLike({ sizeCode: 'L', overrunCentsPerHour: 700 })] },
    { overrunCentsPerHour: 300 },
  ],
  [
    'though staff have moved it to before its prices began',
    { startsAt: at('2025-12-30T10:00:00Z') },
    { overrunCentsPerHour: 300 },
  ],
  ['without prices', { prices: [] }, { overrunCentsPerHour: 0 }],
] as const;
test.each(cases)('what staying too long costs: %s', (_, given, terms) => {
  expect(overrunTerms(rentalLike(given as Parameters<typeof rentalLike>[0]))).toMatchObject(terms);
});

const t = (key: string, params: Readonly<Record<string, string | number>> = {}) => {
  const counted = params.count === undefined ? key : `${key}_${params.count === 1 ? 'one' : 'other'}`;
  const words: string = commonDe[counted as keyof typeof commonDe];
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
};
const inWords = (
  graceMinutes: number,
  overrunCentsPerHour: number,
  overrunSince: OverrunTerms['overrunSince'] = 'booked_end',
) => overrunWords(t, 'de-DE', { graceMinutes, overrunCentsPerHour, overrunSince }).replaceAll('\u00a0', ' ');

test('it is said with the length of the grace, the rate, and from when it counts', () => {
  expect(inWords(90, 250)).toBe(
    'Nach dem Ende öffnet sich das Fach 1 Stunde 30 Minuten lang ohne Aufpreis. Danach kostet jede angefangene Stunde 2,50 €, gezählt ab dem gebuchten Ende. Beispiel: 2 Stunden nach dem gebuchten Ende kosten 5,00 €.',
  );
  expect(inWords(0, 250)).toBe(
    'Nach dem Ende kostet jede angefangene Stunde 2,50 €, gezählt ab dem gebuchten Ende. Beispiel: 30 Minuten nach dem gebuchten Ende kosten 2,50 €.',
  );
  expect(inWords(180, 250, 'grace_end')).toContain(
    'gezählt ab dem Ende dieser Kulanz. Beispiel: 3 Stunden 30 Minuten nach dem gebuchten Ende kosten 2,50 €.',
  );
  expect(inWords(90, 0)).toBe(commonDe['rental.overrun_terms.free']);
});

test.each([
  ['booked_end', [0, 180, 181, 240, 241], [0, 0, 1200, 1200, 1500]],
  ['grace_end', [0, 180, 181, 240, 241], [0, 0, 300, 300, 600]],
] as const)('counted from %s it costs nothing within grace, then by the started hour', (overrunSince, late, cents) => {
  const terms = { graceMinutes: 180, overrunCentsPerHour: 300, overrunSince };
  expect(late.map((minutes) => overrunCents(terms, minutes))).toEqual(cents);
});
