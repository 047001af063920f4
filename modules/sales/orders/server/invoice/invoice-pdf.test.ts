import { expect, test } from 'vitest';
import type { InvoiceDocument } from './invoice-document.ts';
import { servicePeriod } from './invoice-format.ts';
import { invoicePdf } from './invoice-pdf.ts';

const document: InvoiceDocument = {
  layout: 1,
  title: 'Rechnung',
  author: 'Hamburg Fach GmbH',
  seller: ['Hamburg Fach GmbH', 'Kai 1', '20457 Hamburg'],
  buyer: ['Kim Kunde', 'kim@example.org'],
  facts: [{ label: 'Nummer', value: '2026-000001' }],
  intro: 'Wir berechnen:',
  head: ['Leistung', 'Menge', 'Einzelpreis', 'MwSt.', 'Betrag'],
  lines: [{ title: 'Fach 12', detail: '01.03.2026', cells: ['1', '4,50 €', '19 %', '4,50 €'] }],
  sums: [{ label: 'Netto', value: '3,78 €' }],
  total: { label: 'Gesamt', value: '4,50 €' },
  notes: ['Bezahlt.'],
  footer: ['Hamburg Fach GmbH'],
};
const at = new Date('2026-03-01T10:00:00Z');
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('the same document gives the same bytes', async () => {
  expect((await invoicePdf(document, at)).equals(await invoicePdf(document, at))).toBe(true);
});

test('the page has the colour of the seller', async () => {
  const [usual, yellow] = await Promise.all(
    [document, { ...document, accent: '#ffe600' }].map((each) => invoicePdf(each, at)),
  );
  expect(usual!.equals(yellow!)).toBe(false);
});

test('one page for a short invoice, more for a long one', async () => {
  expect(pages(await invoicePdf(document, at))).toBe(1);
  const lines = Array.from({ length: 60 }, () => document.lines[0]!);
  expect(pages(await invoicePdf({ ...document, lines }, at))).toBeGreaterThan(2);
});

test('the period of service is that of all lines, by days in Germany', () => {
  const span = (startsAt: string, endsAt: string) => ({ data: { startsAt, endsAt } });
  expect(servicePeriod([span('2026-03-01T10:00:00Z', '2026-03-01T12:00:00Z')], at)).toBe('01.03.2026');
  expect(servicePeriod([span('2026-02-27T23:30:00Z', '2026-03-01T12:00:00Z'), { data: {} }], at)).toBe(
    '28.02.2026 – 01.03.2026',
  );
  expect(servicePeriod([{ data: { startsAt: 'soon' } }], at)).toBe('01.03.2026');
});
