import type { OfferedOption } from '@fachwerk/payments/contract';
import { isPaidOnline, isTransferred } from '@fachwerk/payments/rules/later-options';

export type PaymentGroup = 'online' | 'on_site' | 'transfer';

const groupOf = ({ option }: OfferedOption): PaymentGroup => {
  if (isPaidOnline(option)) return 'online';
  return isTransferred(option) ? 'transfer' : 'on_site';
};

/** "Pay online" and "pay on site" apart (spec §4), and what is transferred; a group without an option is left out. */
export function paymentGroups(options: readonly OfferedOption[]) {
  return (['online', 'on_site', 'transfer'] as const)
    .map((group) => ({ group, options: options.filter((offered) => groupOf(offered) === group) }))
    .filter((each) => each.options.length > 0);
}
