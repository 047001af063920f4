import { formatMoney as write } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import type { Cents } from '@fachwerk/base/money';

/** 1.234,50 € — German in every language, as the invoices are. */
export function formatMoney(amount: Cents, currency = 'EUR', decimals = 2): string {
  return write(amount, LOCALES.de, { currency, decimals });
}

export function Money({ amount, currency = 'EUR' }: { amount: Cents; currency?: string }) {
  return <span className="tabular money">{formatMoney(amount, currency)}</span>;
}
