import { matchPath } from 'react-router';
import type { appDe } from './texts/app.de.ts';

export type Nearby = {
  readonly title: keyof typeof appDe;
  readonly path: `/${string}`;
  /** Another look at the same. */
  readonly alsoAt?: `/${string}`;
};

/** The menu of a franchisor names only the first of these (spec §2), so each of them leads to the others. */
const RENTING: readonly Nearby[] = [
  { title: 'menu.access_rights', path: '/admin/access-rights' },
  { title: 'menu.orders', path: '/admin/orders', alsoAt: '/admin/orders-list' },
  { title: 'menu.customers', path: '/admin/customers' },
  { title: 'area.withdrawals', path: '/admin/withdrawals' },
];

export function isAt({ path, alsoAt = path }: Nearby, pathname: string): boolean {
  return [path, alsoAt].some((each) => matchPath(`${each}/*`, pathname) !== null);
}

/** What belongs together with a place, the place itself among it. */
export function nearbyOf(pathname: string): readonly Nearby[] {
  return RENTING.some((each) => isAt(each, pathname)) ? RENTING : [];
}
