import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import { discountShares, refundShares, vatShares } from '@fachwerk/orders/rules/vat';
import { Profile, validateXsd } from '@stackforge-eu/factur-x';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CiiWords, ciiOf as written } from './cii.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { brokenRules } from './en16931.for-tests.ts';
import { whyNotEInvoice } from './why-not-e-invoice.ts';

const words: CiiWords = {
  paid: 'Bezahlt',
  toPay: 'Zahlbar',
  givenBack: 'Erstattet',
  setOff: 'Verrechnet',
  discount: 'Rabatt',
  onlyTip: 'Trinkgeld',
  untaxed: 'Ohne Umsatzsteuer',
  smallBusiness: '§ 19 UStG',
  card: 'Karte',
  transfer: 'Transfer',
};
const ciiOf = (figures: InvoiceFigures, format: 'zugferd' | 'xrechnung') => written(figures, format, words);
type Line = InvoiceFigures['lines'][number];
const line = (unitCents: number, vatPercent: number, quantity = 1, kind: Line['kind'] = 'item'): Line => ({
  kind,
  title: 'Pizza <groß> & scharf',
  detail: '',
  quantity,
  unitCents,
  vatPercent,
});
const seller = {
  name: 'Hamburg Fach GmbH',
  person: 'Ada Amt',
  street: 'Kai 1',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE123456789',
  email: 'buero@hamburg.example',
  phone: '040 123',
};
const buyer = { ...seller, name: 'Kontor GmbH', person: 'Kim Kunde', vatId: 'DE999999999', phone: '' };
const at = (day: string) => new Date(`${day}T12:00:00Z`);
const given: InvoiceFigures = {
  kind: 'invoice',
  number: '2026-000007',
  orderNumber: 'K7QM-4T2X',
  corrects: null,
  option: 'invoice',
  issuedAt: new Date('2026-03-01T23:30:00Z'),
  serviceFrom: at('2026-03-01'),
  serviceUntil: at('2026-03-01'),
  seller,
  buyer,
  lines: [line(1070, 7, 2), line(-214, 7, 1, 'discount'), line(200, 0, 1, 'tip')],
  paidAt: null,
  dueAt: new Date('2026-03-15T23:00:00Z'),
  bank: { holder: 'Hamburg', iban: 'DE89370400440532013000', bic: '', bankName: '' },
};
const credit: InvoiceFigures = {
  ...given,
  kind: 'credit',
  lines: [line(-535, 7)],
  dueAt: null,
  bank: null,
  paidAt: at('2026-03-02'),
  corrects: { number: '2026-000003', issuedAt: at('2026-02-27') },
};

const anyGoods = fc.array(
  fc.record({
    kind: fc.constantFrom<Line['kind']>('item', 'deposit', 'delivery', 'handling', 'rental'),
    title: fc.constantFrom('Margherita', 'Pfand "0,5 l"', '<b>&', 'Lieferung\u0007'),
    detail: fc.constantFrom('', 'mit Käse'),
    unitCents: fc.integer({ min: 0, max: 50_000 }),
    vatPercent: fc.constantFrom(0, 7, 19),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const anyPaper = fc.record({
  goods: anyGoods,
  discountCents: fc.oneof(fc.constant(0), fc.nat(200_000)),
  tipCents: fc.constantFrom(0, 150),
  isPaid: fc.boolean(),
  option: fc.constantFrom(null, 'cash', 'card_on_site', 'invoice', 'cash_on_delivery', 'prepayment'),
  days: fc.nat(3),
  knownBy: fc.constantFrom({ vatId: 'DE 123 456 789' }, { vatId: '21/815/08150' }),
});

/** What an order would have become: its invoice, and a correction of a part of it. */
function papersOf({ goods, discountCents, tipCents, isPaid, option, days, knownBy }: Paper): InvoiceFigures[] {
  const discount = discountShares(goods, discountCents);
  const lines = [
    ...goods,
    ...discount.map(({ vatPercent, unitCents }) => line(unitCents, vatPercent, 1, 'discount')),
    ...(tipCents > 0 ? [line(tipCents, 0, 1, 'tip')] : []),
  ];
  const isOwed = !isPaid && (option === 'invoice' || option === 'prepayment');
  const invoice: InvoiceFigures = {
    ...given,
    option,
    lines,
    seller: { ...seller, ...knownBy },
    paidAt: isPaid ? at('2026-03-01') : null,
    dueAt: isOwed ? given.dueAt : null,
    bank: isOwed ? given.bank : null,
    serviceUntil: at(`2026-03-0${1 + days}`),
  };
  // One line less and another more: a rate may go the other way.
  const shares = [...refundShares(lines, 1 + days), ...(days === 2 ? [{ vatPercent: 19, grossCents: 99 }] : [])];
  const back = shares.map(({ vatPercent, grossCents }) => line(grossCents, vatPercent));
  return back.length === 0 ? [invoice] : [invoice, { ...credit, option, lines: back, paidAt: invoice.paidAt }];
}
type Paper = typeof anyPaper extends fc.Arbitrary<infer Made> ? Made : never;

test('whatever is sold, discounted and corrected keeps the rules of EN 16931 and of XRechnung, and costs what the printed paper says', () => {
  fc.assert(
    fc.property(anyPaper, (paper) => {
      for (const figures of papersOf(paper)) {
        expect(brokenRules(ciiOf(figures, 'xrechnung'))).toEqual([]);
        const printed = vatShares(figures.lines).reduce((sum, { grossCents }) => sum + grossCents, 0);
        expect(eInvoiceOf(figures).grossCents).toBe(figures.kind === 'credit' ? -printed : printed);
      }
    }),
    { numRuns: 100 },
  );
});

test('and the schema of Factur-X', async () => {
  const papers = fc.sample(anyPaper, { numRuns: 5, seed: 16931 }).flatMap(papersOf);
  for (const figures of [given, credit, ...papers]) {
    for (const format of ['zugferd', 'xrechnung'] as const) {
      expect(await validateXsd(ciiOf(figures, format), Profile.EN16931)).toEqual({ valid: true, errors: [] });
    }
  }
});

const wrong = [
  ['BR-02', '<ram:ID>2026-000007<', '<ram:ID><'],
  ['BR-61', '<ram:IBANID>DE89370400440532013000</ram:IBANID>', ''],
  ['BR-S-08', '<ram:BasisAmount>18.00<', '<ram:BasisAmount>18.01<'],
  ['BR-E-10', /<ram:ExemptionReason>.*<\/ram:ExemptionReason>/, ''],
  [
    'BR-CO-10',
    '<ram:LineTotalAmount>22.00</ram:LineTotalAmount>\n        <ram:ChargeTotal',
    '<ram:LineTotalAmount>22.01</ram:LineTotalAmount>\n        <ram:ChargeTotal',
  ],
  ['BR-CO-15', '<ram:GrandTotalAmount>21.26<', '<ram:GrandTotalAmount>21.25<'],
  ['BR-CO-17', '<ram:CalculatedAmount>1.26<', '<ram:CalculatedAmount>1.28<'],
  ['BR-DEC', '<ram:DuePayableAmount>21.26<', '<ram:DuePayableAmount>21.260<'],
  ['BR-DE-6', '<ram:CompleteNumber>040 123<', '<ram:CompleteNumber><'],
  ['PEPPOL-EN16931-R120', '<ram:BilledQuantity unitCode="C62">2<', '<ram:BilledQuantity unitCode="C62">3<'],
] as const;

for (const [rule, from, to] of wrong) {
  test(`the check finds a broken ${rule}`, () => {
    const xml = ciiOf(given, 'xrechnung');
    expect(xml.replace(from, to)).not.toBe(xml);
    expect(brokenRules(xml.replace(from, to))).toContain(rule);
  });
}

test('an invoice names both sides, the profile, the day in Germany, where to pay and until when', () => {
  const xml = ciiOf(given, 'xrechnung');
  for (const said of [
    '<ram:TypeCode>380</ram:TypeCode>',
    '<udt:DateTimeString format="102">20260302</udt:DateTimeString>',
    '<ram:Name>Kontor GmbH</ram:Name>',
    '<ram:ID schemeID="VA">DE999999999</ram:ID>',
    '<ram:BuyerReference>K7QM-4T2X</ram:BuyerReference>',
    '<ram:DueDateDateTime>\n          <udt:DateTimeString format="102">20260315</udt:DateTimeString>',
    '<ram:DuePayableAmount>21.26</ram:DuePayableAmount>',
    '<ram:AllowanceTotalAmount>2.00</ram:AllowanceTotalAmount>',
    'Pizza &lt;groß&gt; &amp; scharf',
  ]) {
    expect(xml).toContain(said);
  }
  expect(ciiOf(given, 'zugferd')).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
});

test('a correction is a credit note over a positive amount, and names what it corrects', () => {
  const xml = ciiOf(credit, 'zugferd');
  for (const said of ['<ram:TypeCode>381<', '<ram:GrandTotalAmount>5.35<', '2026-000003', 'Erstattet'])
    expect(xml).toContain(said);
});

const refusals = [
  ['of a person', undefined, 'e_invoice.not_kept', 'e_invoice.not_kept'],
  ['of somebody who was erased', { ...given, buyer: null }, 'e_invoice.not_kept', 'e_invoice.not_kept'],
  ['with all that is needed', given, null, null],
  [
    'without a tax number',
    { ...given, seller: { ...seller, vatId: '' } },
    'e_invoice.seller_incomplete',
    'e_invoice.seller_incomplete',
  ],
  ['with a tax number alone', { ...given, seller: { ...seller, vatId: '', taxNumber: '20/123/45678' } }, null, null],
  ['without a phone', { ...given, seller: { ...seller, phone: '12' } }, null, 'e_invoice.seller_incomplete'],
  ['without the town of the buyer', { ...given, buyer: { ...buyer, city: '' } }, null, 'e_invoice.buyer_incomplete'],
] as const;

for (const [name, figures, zugferd, xrechnung] of refusals) {
  test(`a paper ${name} is ${zugferd ?? 'ZUGFeRD'} and ${xrechnung ?? 'XRechnung'}`, () => {
    expect(whyNotEInvoice(figures, 'zugferd')).toBe(zugferd);
    expect(whyNotEInvoice(figures, 'xrechnung')).toBe(xrechnung);
  });
}
