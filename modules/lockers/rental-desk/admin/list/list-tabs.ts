import { RentalPhase } from '@fachwerk/active-rentals/contract';
import { countWords } from '@fachwerk/react/count-tabs';

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

type Counts = Readonly<Partial<Record<RentalPhase, number>>>;

export function countOf(tab: TabName, counts: Counts): string {
  return countWords(TABS[tab].map((phase) => counts[phase] ?? 0));
}
