import type { Language } from '@fachwerk/base/language';
import type { Company } from '@fachwerk/companies/contract';
import { demandOf } from '@fachwerk/companies/rules/legal-data';
import type { Say } from '@fachwerk/server/speaker';
import type { Order } from '../../contract.ts';
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
};

export type Issued = { readonly number: string; readonly at: Date };

type Parts = {
  readonly say: Say;
  readonly company: Company;
  readonly accent: string;
  readonly order: Order;
  readonly lines: readonly StoredLine[];
};

/** Invoices are in German or English; customers of other languages get the English one, with its German name beside. */
export function invoiceLanguage(language: Language): 'de' | 'en' {
  return language === 'de' || language === 'deDu' ? 'de' : 'en';
}

export function invoiceDocument(parts: Parts, issued: Issued, paidAt: Date): InvoiceDocument {
  const { say, order, lines } = parts;
  return {
    ...frame(parts, 'invoice', [
      { label: say('invoice.number'), value: issued.number },
      { label: say('invoice.date'), value: dayOf(issued.at) },
      { label: say('invoice.period'), value: servicePeriod(lines, paidAt) },
      { label: say('invoice.order'), value: order.number },
    ]),
    intro: say('invoice.intro'),
    lines: lines.map(printedLine),
    ...printedSums(say, vatShares(lines)),
    notes: [say('invoice.paid', { date: dayOf(paidAt) })],
  };
}

export type Correction = { readonly invoice: Issued; readonly shares: readonly VatShare[]; readonly reason: string };

/** Takes back a part of an invoice, or all of it; amounts are negative. */
export function creditDocument(parts: Parts, issued: Issued, { invoice, shares, reason }: Correction): InvoiceDocument {
  const { say, order } = parts;
  const about = { number: invoice.number, date: dayOf(invoice.at) };
  return {
    ...frame(parts, 'credit', [
      { label: say('invoice.number'), value: issued.number },
      { label: say('invoice.date'), value: dayOf(issued.at) },
      { label: say('invoice.corrects'), value: invoice.number },
      { label: say('invoice.order'), value: order.number },
    ]),
    intro: say('invoice.credit_intro', about),
    lines: shares.map(({ vatPercent, grossCents }) => ({
      title: say('invoice.refund_line', about),
      detail: reason,
      cells: ['1', moneyOf(grossCents), `${vatPercent} %`, moneyOf(grossCents)],
    })),
    ...printedSums(say, shares),
    notes: [say('invoice.refunded')],
  };
}

/** Before it is paid there is no invoice: what was ordered, said so. */
export function orderDocument(parts: Parts): InvoiceDocument {
  const { say, order, lines } = parts;
  return {
    ...frame(parts, 'sheet', [
      { label: say('invoice.order'), value: order.number },
      { label: say('invoice.placed'), value: dayOf(order.placedAt) },
    ]),
    intro: say('invoice.sheet_intro'),
    lines: lines.map(printedLine),
    ...printedSums(say, vatShares(lines)),
    notes: [say('invoice.no_invoice')],
  };
}

function frame({ say, company, accent, order }: Parts, kind: 'invoice' | 'credit' | 'sheet', facts: readonly Row[]) {
  const { legalName, name, address, phone, email, vatId, representedBy: names } = company;
  const { contact } = order;
  const isOwner = demandOf(company.legalForm).named === 'owner';
  const isForeign = order.language === 'it' || order.language === 'ru';
  const seller = legalName || name;
  const place = [address.street, [address.postcode, address.city].filter(Boolean).join(' ')].filter(Boolean);
  return {
    layout: 1 as const,
    accent,
    title: say(isForeign ? `invoice.title_both.${kind}` : `invoice.title.${kind}`),
    author: seller,
    seller: [seller, ...place],
    buyer: [
      `${contact.firstName} ${contact.lastName}`.trim(),
      contact.street,
      [contact.postcode, contact.city].filter(Boolean).join(' '),
      contact.email,
    ].filter(Boolean),
    facts,
    head: columnHeads(say),
    footer: [
      [seller, ...place].join(' · '),
      [phone, email, vatId && say('invoice.vat_id', { vatId })].filter(Boolean).join(' · '),
      // What letters of business have to say (§ 35a GmbHG, § 37a HGB).
      [names && say(isOwner ? 'invoice.owner' : 'invoice.represented_by', { names }), registerOf(company)]
        .filter(Boolean)
        .join(' · '),
    ].filter(Boolean),
  };
}

const registerOf = ({ registerCourt, registerNumber }: Company) =>
  [registerCourt, registerNumber].filter(Boolean).join(' ');

function columnHeads(say: Say): InvoiceDocument['head'] {
  return [
    say('invoice.column.what'),
    say('invoice.column.quantity'),
    say('invoice.column.unit'),
    say('invoice.column.vat'),
    say('invoice.column.total'),
  ];
}

const printedLine = (line: StoredLine): InvoiceDocument['lines'][number] => ({
  title: line.title,
  detail: line.detail,
  cells: [String(line.quantity), moneyOf(line.unitCents), `${line.vatPercent} %`, moneyOf(line.totalCents)],
});

function printedSums(say: Say, shares: readonly VatShare[]): Pick<InvoiceDocument, 'sums' | 'total'> {
  const rows = shares.flatMap(({ vatPercent, netCents, vatCents }) => [
    { label: say('invoice.net', { percent: vatPercent }), value: moneyOf(netCents) },
    { label: say('invoice.vat', { percent: vatPercent }), value: moneyOf(vatCents) },
  ]);
  return { sums: rows, total: { label: say('invoice.gross'), value: moneyOf(totalsOf(shares).grossCents) } };
}
