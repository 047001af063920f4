import { formatMoney } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import { useSite } from '../pages/site-context.ts';

/** Integer cents in the visitor's format: 12,50 € or €12.50. */
export function Money({ cents, currency = 'EUR' }: { cents: number; currency?: string }) {
  return <span className="fw-figures fw-money">{formatMoney(cents, LOCALES[useSite().language], { currency })}</span>;
}
