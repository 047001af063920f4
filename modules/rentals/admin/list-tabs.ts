import { RentalPhase } from '../contract.ts';

/** What each tab of the list holds. */
export const TABS = {
  active: ['running', 'grace', 'overrun'],
  overrun: ['overrun'],
  upcoming: ['booked'],
  unpaid: ['held', 'ordered'],
  over: ['ended', 'cancelled', 'expired'],
  all: RentalPhase.options,
} as const satisfies Readonly<Record<string, readonly RentalPhase[]>>;

export type TabName = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as readonly TabName[];

/** The server counts no further. */
const MOST_COUNTED = 1000;

type Counts = Readonly<Partial<Record<RentalPhase, number>>>;

/** How many a tab holds; beyond what is counted, that there are more. */
export function countOf(tab: TabName, counts: Counts): string {
  const each = TABS[tab].map((phase) => counts[phase] ?? 0);
  const sum = each.reduce((total, count) => total + count, 0);
  return each.some((count) => count >= MOST_COUNTED) ? `${sum - 1}+` : String(sum);
}
