import { Instant } from '@fachwerk/base/schema';
import { LaterOption } from '@fachwerk/payments/contract';
import { BankData } from '@fachwerk/payments/contract-account';
import * as z from 'zod/mini';
import { LineKind, type OrderContact } from './contract.ts';

const Party = z.object({
  name: z.string(),
  /** Whom to ask for. */
  person: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
  /** Of a seller; older papers have none. */
  taxNumber: z.optional(z.string()),
  email: z.string(),
  phone: z.string(),
});

/** What a paper is about in figures, kept with it: machines read it as it was issued, as people do. */
export const InvoiceFigures = z.object({
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  issuedAt: Instant,
  orderNumber: z.string(),
  /** When it was delivered or done. */
  serviceFrom: Instant,
  serviceUntil: Instant,
  seller: Party,
  /** The seller charges no VAT (§ 19 UStG); older papers do not say it. */
  isSmallBusiness: z.optional(z.boolean()),
  /** Null once they were erased. */
  buyer: z.nullable(Party),
  /** Gross, as they were sold; of a correction negative. */
  lines: z.array(
    z.object({
      kind: LineKind,
      title: z.string(),
      detail: z.string(),
      quantity: z.int(),
      unitCents: z.int(),
      vatPercent: z.int(),
    }),
  ),
  /** The invoice that a correction is about. */
  corrects: z.nullable(z.object({ number: z.string(), issuedAt: Instant })),
  /** How it was agreed to be paid; null is online. */
  option: z.nullable(LaterOption),
  /** Of a correction: when it was given back; null where the invoice was never paid. */
  paidAt: z.nullable(Instant),
  dueAt: z.nullable(Instant),
  /** What a gift voucher has paid of an invoice; older ones have none. */
  giftCents: z.optional(z.int()),
  bank: z.nullable(BankData),
});
export type InvoiceFigures = z.infer<typeof InvoiceFigures>;

/** Whoever names a company or a VAT ID buys as a business, and reads invoices by program. */
export const isBusiness = ({ company, vatId }: Pick<OrderContact, 'company' | 'vatId'>) =>
  company !== '' || vatId !== '';
