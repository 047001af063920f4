import { addDays, addMinutes } from '@fachwerk/base/time';
import { isPaidFirst } from '@fachwerk/pay-later/rules/paying';
import type { PaymentOption } from '@fachwerk/payments/contract';

/** Who sells against an invoice has a week at least: parcels wait over a weekend and a holiday. */
const INVOICE_DAYS = 7;

export type Placed = {
  readonly option: PaymentOption | null;
  readonly placedAt: Date;
  /** The time it is wanted at; null: as soon as possible. */
  readonly wishedAt: Date | null;
};

/** When an order that is paid later and that nobody accepted gives its goods back; null: never. `hours` after it was wanted, 0 is off. */
export function releaseAt({ option, placedAt, wishedAt }: Placed, hours: number): Date | null {
  if (hours === 0 || option === null || isPaidFirst(option)) return null;
  const wanted = wishedAt && wishedAt > placedAt ? wishedAt : placedAt;
  const at = addMinutes(wanted, hours * 60);
  const earliest = addDays(placedAt, INVOICE_DAYS);
  return option === 'invoice' && at < earliest ? earliest : at;
}
