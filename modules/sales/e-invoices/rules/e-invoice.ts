import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import { shareOf, vatShares } from '@fachwerk/orders/rules/vat';

/** An amount without VAT, as EN 16931 wants all of them. */
export type NetLine = {
  readonly title: string;
  readonly detail: string;
  /** Negative where a correction adds something. */
  readonly quantity: number;
  readonly netCents: number;
  readonly vatPercent: number;
};
export type EInvoice = {
  readonly lines: readonly NetLine[];
  /** Discounts on the whole, by rate (BG-20); positive. */
  readonly allowances: readonly NetLine[];
  readonly taxes: readonly { readonly vatPercent: number; readonly netCents: number; readonly vatCents: number }[];
  readonly lineCents: number;
  readonly allowanceCents: number;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  readonly paidCents: number;
  readonly dueCents: number;
};

type Figures = Pick<InvoiceFigures, 'kind' | 'lines' | 'paidAt' | 'giftCents'>;

/** A correction says how much is taken back, as a positive amount. */
export function eInvoiceOf({ kind, lines: sold, paidAt, giftCents = 0 }: Figures): EInvoice {
  const given = kind === 'credit' ? sold.map((line) => ({ ...line, unitCents: -line.unitCents })) : sold;
  const netted = nettedLines(given);
  const lines = netted.filter(({ isAllowance }) => !isAllowance);
  const allowances = netted
    .filter(({ isAllowance }) => isAllowance)
    .map((line) => ({ ...line, netCents: -line.netCents }));
  const taxes = vatShares(given);
  const lineCents = sumOf(lines, 'netCents');
  const allowanceCents = sumOf(allowances, 'netCents');
  const netCents = lineCents - allowanceCents;
  const vatCents = sumOf(taxes, 'vatCents');
  const grossCents = netCents + vatCents;
  const paidCents = paidAt ? grossCents : kind === 'invoice' ? giftCents : 0;
  const dueCents = grossCents - paidCents;
  return { lines, allowances, taxes, lineCents, allowanceCents, netCents, vatCents, grossCents, paidCents, dueCents };
}

/**
 * What was sold gross, each line without its VAT. Reckoned from what has been sold of a rate so far, not line by line: so the lines of a
 * rate are exactly the net amount that the printed invoice says of it, and each is right to the cent.
 */
function nettedLines(lines: InvoiceFigures['lines']) {
  const grossOf = new Map<number, number>();
  return lines.map(({ kind, title, detail, quantity, unitCents, vatPercent }) => {
    const before = grossOf.get(vatPercent) ?? 0;
    const after = before + quantity * unitCents;
    grossOf.set(vatPercent, after);
    return {
      title,
      detail,
      quantity: unitCents < 0 ? -quantity : quantity,
      netCents: shareOf(vatPercent, after).netCents - shareOf(vatPercent, before).netCents,
      vatPercent,
      isAllowance: kind === 'discount' && unitCents < 0,
    };
  });
}

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0);
