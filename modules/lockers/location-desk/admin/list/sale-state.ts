import { useText } from '@fachwerk/react/texts';
import type { LocationSummary } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** `open`: sold, and some of it is not yet. */
export const SALE = ['on', 'open', 'off'] as const;
export type Sale = (typeof SALE)[number];

export function saleOf(summary: Pick<LocationSummary, 'isOnSale' | 'openLines'> | undefined): Sale | null {
  if (!summary) return null;
  if (!summary.isOnSale) return 'off';
  return summary.openLines > 0 ? 'open' : 'on';
}

/** What is sold, and how many points of the checklist are open. */
export function useSaleWords(): (summary: LocationSummary | undefined) => string {
  const t = useText(adminDe);
  return (summary) => {
    const sale = saleOf(summary);
    if (!summary || !sale) return '';
    const state = t(summary.isOnSale ? 'location_desk.on_sale' : 'location_desk.not_on_sale');
    return summary.openLines === 0 ? state : `${state}, ${t('location_list.open', { count: summary.openLines })}`;
  };
}
