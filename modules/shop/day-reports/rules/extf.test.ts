import { expect, test } from 'vitest';
import { COLUMNS, extfOf } from './extf.ts';
import { USUAL_ACCOUNTS } from './ledger.ts';

const settings = {
  chart: 'skr04',
  consultantNumber: 29098,
  clientNumber: 55003,
  accounts: USUAL_ACCOUNTS.skr04,
} as const;
const booking = {
  cents: 123_405,
  side: 'S',
  account: '1200',
  against: '4300',
  on: '2026-02-09',
  paper: '2026-000007',
  text: 'Bestellung "K7QM; 4T2X"',
} as const;
const lines = extfOf({
  settings,
  month: '2026-02',
  madeAt: new Date('2026-03-01T09:30:15.250Z'),
  bookings: [booking],
}).split('\r\n');

test('the head names format, adviser, client, year, span and chart, in 31 fields', () => {
  const head = lines[0]!.split(';');
  expect(head).toHaveLength(31);
  expect(head.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20260301093015250']);
  expect(head.slice(10, 16)).toEqual(['29098', '55003', '20260101', '4', '20260201', '20260228']);
  expect([head[21], head[26]]).toEqual(['"EUR"', '"04"']);
});

test('there are the 125 columns of the format, each once', () => {
  expect(COLUMNS).toHaveLength(125);
  expect(new Set(COLUMNS).size).toBe(125);
  expect(lines[1]!.split(';')).toHaveLength(125);
  expect([COLUMNS[9], COLUMNS[36], COLUMNS[87], COLUMNS[113], COLUMNS[124]]).toEqual([
    'Belegdatum',
    'KOST1 - Kostenstelle',
    'Stück',
    'Festschreibung',
    'Abw. Skontokonto',
  ]);
});

test('a booking stands in its columns: amount with a comma, day and month, quotes doubled', () => {
  expect(lines[2]).toMatch(/^1234,05;"S";"EUR";;;;1200;4300;;0902;"2026-000007";;;"Bestellung ""K7QM; 4T2X""";/);
  expect(lines.at(-1)).toBe('');
});
