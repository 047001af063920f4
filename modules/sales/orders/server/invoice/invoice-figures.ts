import type { Company } from '@fachwerk/companies/contract';
import type { BankData } from '@fachwerk/payments/contract-account';
import * as z from 'zod/mini';
import type { Order } from '../../contract.ts';
import { InvoiceFigures, isBusiness } from '../../contract-invoice.ts';
import type { VatShare } from '../../rules/vat.ts';
import type { StoredLine } from '../order-store.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { serviceSpan } from './invoice-format.ts';

type Papers = {
  readonly company: Company;
  readonly order: Order;
  readonly lines: readonly StoredLine[];
  readonly bank: BankData | null;
};
type Paper = Pick<InvoiceFigures, 'kind' | 'number' | 'issuedAt' | 'corrects' | 'paidAt' | 'lines'>;

/** What a paper says in figures, to be kept with its words; of a business alone, nobody else's program reads it. */
export function figuresOf({ company, order, lines, bank }: Papers, paper: Paper): Pick<InvoiceDocument, 'figures'> {
  const { contact, laterOption, dueAt, giftCents, number: orderNumber } = order;
  if (!isBusiness(contact)) return {};
  const service = serviceSpan(lines, paper.corrects?.issuedAt ?? paper.paidAt ?? paper.issuedAt);
  const { street, postcode, city, country, vatId, email, phone } = contact;
  const person = `${contact.firstName} ${contact.lastName}`.trim();
  return {
    figures: {
      ...paper,
      orderNumber,
      serviceFrom: service.from,
      serviceUntil: service.until,
      seller: {
        name: company.legalName || company.name,
        person: company.representedBy,
        ...company.address,
        vatId: company.vatId,
        taxNumber: company.taxNumber,
        email: company.email,
        phone: company.phone,
      },
      ...(company.isSmallBusiness && { isSmallBusiness: true }),
      buyer: { name: contact.company || person, person, street, postcode, city, country, vatId, email, phone },
      option: laterOption,
      dueAt: paper.paidAt ? null : dueAt,
      ...(giftCents > 0 && { giftCents }),
      bank: paper.kind === 'credit' ? null : bank,
    },
  };
}

export const figureLines = (lines: readonly StoredLine[]): InvoiceFigures['lines'] =>
  lines.map(({ kind, title, detail, quantity, unitCents, vatPercent }) => {
    return { kind, title, detail, quantity, unitCents, vatPercent };
  });

/** Of a correction: what goes back of each rate. */
export const shareLines = (shares: readonly VatShare[], title: string, detail: string): InvoiceFigures['lines'] =>
  shares.map(({ vatPercent, grossCents }) => {
    return { kind: 'item', title, detail, quantity: 1, unitCents: grossCents, vatPercent };
  });

/** Undefined for papers from before figures were kept, and for those of people. */
export function keptFigures({ document }: { readonly document: InvoiceDocument }): InvoiceFigures | undefined {
  return document.figures && z.parse(InvoiceFigures, document.figures);
}
