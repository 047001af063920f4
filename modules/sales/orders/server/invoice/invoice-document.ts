import type { Language } from '@fachwerk/base/language';
import { addMinutes } from '@fachwerk/base/time';
import type { Company } from '@fachwerk/companies/contract';
import { demandOf } from '@fachwerk/companies/rules/legal-data';
import { type BankData, ibanInGroups } from '@fachwerk/payments/contract-account';
import type { Translate } from '@fachwerk/server/translator';
import type { Order } from '../../contract.ts';
import type { InvoiceFigures } from '../../contract-invoice.ts';
import { toPayCents } from '../../rules/payment.ts';
import { totalsOf, type VatShare, vatShares } from '../../rules/vat.ts';
import type { StoredLine } from '../order-store.ts';
import { dayOf, moneyOf, servicePeriod } from './invoice-format.ts';

type Row = { readonly label: string; readonly value: string };

/** Everything that is printed, word by word. It is kept with the invoice, so a text that changes later changes no old invoice. */
export type InvoiceDocument = {
  readonly layout: 1;
  /** The seller's colour; older ones have that of the house. */
  readonly accent?: string;
  readonly title: string;
  /** Stands in the file, never on the page. */
  readonly author: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly facts: readonly Row[];
  readonly intro: string;
  readonly head: readonly [string, string, string, string, string];
  readonly lines: readonly {
    readonly title: string;
    readonly detail: string;
    readonly cells: readonly [string, string, string, string];
  }[];
  readonly sums: readonly Row[];
  readonly total: Row;
  readonly notes: readonly string[];
  readonly footer: readonly string[];
  /** Of a business: the same in figures, for programs; older ones have none. They are not printed. */
  readonly figures?: InvoiceFigures;
};

export type Issued = { readonly number: string; readonly at: Date };

type Parts = {
  readonly t: Translate;
  readonly company: Company;
  readonly accent: string;
  /** Where it is to be transferred to; null where nothing is. */
  readonly bank: BankData | null;
  readonly order: Order;
  readonly lines: readonly StoredLine[];
};

/** Invoices are in German or English; customers of other languages get the English one, with its German name beside. */
export function invoiceLanguage(language: Language): 'de' | 'en' {
  return language === 'de' || language === 'deDu' ? 'de' : 'en';
}

export function invoiceDocument(parts: Parts, issued: Issued, paidAt: Date | null): InvoiceDocument {
  const { t, order, lines } = parts;
  return {
    ...frame(parts, 'invoice', [
      { label: t('invoice.number'), value: issued.number },
      { label: t('invoice.date'), value: dayOf(issued.at) },
      { label: t('invoice.period'), value: servicePeriod(lines, paidAt ?? issued.at) },
      { label: t('invoice.order'), value: order.number },
    ]),
    intro: t('invoice.intro'),
    lines: lines.map((line) => printedLine(line, parts)),
    ...printedSums(parts, vatShares(lines)),
    notes: [
      ...smallNotes(parts),
      ...giftNotes(parts),
      ...(paidAt ? [t('invoice.paid', { date: dayOf(paidAt) })] : transferNotes(parts)),
    ],
  };
}

export type Correction = {
  readonly invoice: Issued;
  readonly shares: readonly VatShare[];
  readonly reason: string;
  /** Or it was never paid, and need not be. */
  readonly isGivenBack: boolean;
};

/** Takes back a part of an invoice, or all of it; amounts are negative. */
export function creditDocument(
  parts: Parts,
  issued: Issued,
  { invoice, shares, reason, isGivenBack }: Correction,
): InvoiceDocument {
  const { t, order } = parts;
  const about = { number: invoice.number, date: dayOf(invoice.at) };
  return {
    ...frame(parts, 'credit', [
      { label: t('invoice.number'), value: issued.number },
      { label: t('invoice.date'), value: dayOf(issued.at) },
      { label: t('invoice.corrects'), value: invoice.number },
      { label: t('invoice.order'), value: order.number },
    ]),
    intro: t('invoice.credit_intro', about),
    lines: shares.map(({ vatPercent, grossCents }) => ({
      title: t('invoice.refund_line', about),
      detail: reason,
      cells: ['1', moneyOf(grossCents), rateOf(vatPercent, parts), moneyOf(grossCents)],
    })),
    ...printedSums(parts, shares),
    notes: [...smallNotes(parts), t(isGivenBack ? 'invoice.refunded' : 'invoice.nothing_to_pay')],
  };
}

/** Before it is paid there is no invoice: what was ordered, said so. */
export function orderDocument(parts: Parts): InvoiceDocument {
  const { t, order, lines } = parts;
  return {
    ...frame(parts, 'sheet', [
      { label: t('invoice.order'), value: order.number },
      { label: t('invoice.placed'), value: dayOf(order.placedAt) },
    ]),
    intro: t('invoice.sheet_intro'),
    lines: lines.map((line) => printedLine(line, parts)),
    ...printedSums(parts, vatShares(lines)),
    notes: [...smallNotes(parts), t('invoice.no_invoice'), ...transferNotes(parts)],
  };
}

/** A voucher that is redeemed is money; one that is sold is no turnover yet. */
function giftNotes({ t, order, lines, company }: Parts): string[] {
  return [
    ...(order.giftCents > 0
      ? [t('invoice.gift', { gift: moneyOf(order.giftCents), rest: moneyOf(toPayCents(order)) })]
      : []),
    ...(!company.isSmallBusiness && lines.some(({ kind }) => kind === 'gift') ? [t('invoice.gift_sold')] : []),
  ];
}

/** How much to transfer where, with what on it, until when. */
function transferNotes({ t, bank, order }: Parts): string[] {
  if (!bank || !order.dueAt) return [];
  const { holder, iban, bic, bankName } = bank;
  const until = addMinutes(order.dueAt, -1);
  return [
    t('invoice.to_transfer', { amount: moneyOf(toPayCents(order)), date: dayOf(until) }),
    [
      t('invoice.bank_holder', { holder }),
      `IBAN ${ibanInGroups(iban)}`,
      ...(bic ? [`BIC ${[bic, bankName].filter(Boolean).join(', ')}`] : []),
      t('invoice.bank_purpose', { number: order.number }),
    ].join('\n'),
  ];
}

function frame(
  { t, company, accent, order, lines }: Parts,
  kind: 'invoice' | 'credit' | 'sheet',
  facts: readonly Row[],
) {
  const { legalName, name, address, phone, email, vatId, taxNumber, representedBy: names } = company;
  const { contact } = order;
  const isOwner = demandOf(company.legalForm).named === 'owner';
  const isForeign = order.language === 'it' || order.language === 'ru';
  const seller = legalName || name;
  const place = [address.street, [address.postcode, address.city].filter(Boolean).join(' ')].filter(Boolean);
  return {
    layout: 1 as const,
    accent,
    title: t(isForeign ? `invoice.title_both.${kind}` : `invoice.title.${kind}`),
    author: seller,
    seller: [seller, ...place],
    buyer: [
      contact.company,
      `${contact.firstName} ${contact.lastName}`.trim(),
      contact.street,
      [contact.postcode, contact.city].filter(Boolean).join(' '),
      contact.vatId ? t('invoice.vat_id', { vatId: contact.vatId }) : contact.email,
    ].filter(Boolean),
    facts,
    head: columnHeads(t, lines, company),
    footer: [
      [seller, ...place].join(' · '),
      // One of the two has to be there (§ 14 Abs. 4 Nr. 2 UStG).
      [phone, email, vatId && t('invoice.vat_id', { vatId }), taxNumber && t('invoice.tax_number', { taxNumber })]
        .filter(Boolean)
        .join(' · '),
      // What letters of business have to say (§ 35a GmbHG, § 37a HGB).
      [names && t(isOwner ? 'invoice.owner' : 'invoice.represented_by', { names }), registerOf(company)]
        .filter(Boolean)
        .join(' · '),
    ].filter(Boolean),
  };
}

const registerOf = ({ registerCourt, registerNumber }: Company) =>
  [registerCourt, registerNumber].filter(Boolean).join(' ');

function columnHeads(t: Translate, lines: Parts['lines'], company: Company): InvoiceDocument['head'] {
  // What was sold before the switch still has its VAT.
  const hasRates = !company.isSmallBusiness || lines.some(({ vatPercent }) => vatPercent !== 0);
  return [
    t('invoice.column.what'),
    t('invoice.column.quantity'),
    t('invoice.column.unit'),
    hasRates ? t('invoice.column.vat') : '',
    t('invoice.column.total'),
  ];
}

/** Without VAT there is no rate to print, not even of none. */
const rateOf = (vatPercent: number, { company }: Pick<Parts, 'company'>) =>
  company.isSmallBusiness && vatPercent === 0 ? '' : `${vatPercent}\u00a0%`;

/** Why there is no VAT on it (§ 34a UStDV). */
const smallNotes = ({ t, company }: Parts): string[] => (company.isSmallBusiness ? [t('invoice.small_business')] : []);

const printedLine = (line: StoredLine, parts: Parts): InvoiceDocument['lines'][number] => ({
  title: line.title,
  detail: line.detail,
  cells: [String(line.quantity), moneyOf(line.unitCents), rateOf(line.vatPercent, parts), moneyOf(line.totalCents)],
});

function printedSums({ t, company }: Parts, shares: readonly VatShare[]): Pick<InvoiceDocument, 'sums' | 'total'> {
  // What was sold before the switch still has its VAT.
  const shown = shares.filter(({ vatPercent }) => !company.isSmallBusiness || vatPercent !== 0);
  const rows = shown.flatMap(({ vatPercent, netCents, vatCents }) => [
    { label: t('invoice.net', { percent: vatPercent }), value: moneyOf(netCents) },
    { label: t('invoice.vat', { percent: vatPercent }), value: moneyOf(vatCents) },
  ]);
  return { sums: rows, total: { label: t('invoice.gross'), value: moneyOf(totalsOf(shares).grossCents) } };
}
