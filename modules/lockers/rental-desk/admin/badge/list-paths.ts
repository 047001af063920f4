import { localText } from '@fachwerk/logs/rules/time-range';
import { HOUSE_ZONE } from '@fachwerk/react/time';
import type { TabName } from '../list/list-tabs.ts';

export const ACCESS_RIGHTS = '/admin/access-rights';

type Choice = Readonly<Partial<Record<'location' | 'customer' | 'lock' | 'time', string>>> & {
  readonly tab: TabName;
  readonly phase?: readonly string[];
};

/** The list behind a number, with its filter in the address. */
export function listPath(choice: Choice): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(choice)) {
    for (const each of [value ?? []].flat()) params.append(name, each);
  }
  return `${ACCESS_RIGHTS}?${params}`;
}

/** What has begun or will begin today, whatever became of it: as the number of the day counts it. */
export const BEGINS_TODAY = listPath({
  tab: 'all',
  phase: ['booked', 'running', 'grace', 'overrun', 'ended'],
  time: 'begins',
});
export const ENDS_WITHIN_THE_HOUR = listPath({ tab: 'active', time: 'hour' });

/** The orders behind the revenue of today. */
export function revenuePath(now: Date): string {
  const day = localText(now, HOUSE_ZONE).slice(0, 10);
  return `/admin/orders-list?from=${day}&to=${day}&payment=paid&payment=partly_refunded&payment=refunded`;
}
