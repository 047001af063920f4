import { formatMoney as write } from '@fachwerk/base/format-number';
import { LOCALES } from '@fachwerk/base/language';
import type { Cents, MoneyDecimals } from '@fachwerk/base/money';
import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '../calls/session.ts';
import { sayAgain } from '../shell/texts.ts';

/** The company's format, read from the session each time, so that no other company's setting is left over. */
const chosenDecimals = (): MoneyDecimals => (currentSession()?.user.moneyDecimals === 0 ? 0 : 2);

let shown = chosenDecimals();
onSessionChange(() => {
  if (shown === chosenDecimals()) return;
  shown = chosenDecimals();
  sayAgain();
});

/** 1.234,50 €, in German format in every language, like the invoices. Documents and charts pass two decimals; screens use the company's setting. */
export function formatMoney(amount: Cents, currency = 'EUR', decimals = chosenDecimals()): string {
  return write(amount, LOCALES.de, { currency, decimals });
}

export function Money({ amount, currency = 'EUR' }: { amount: Cents; currency?: string }) {
  const decimals = useSyncExternalStore(onSessionChange, chosenDecimals);
  return <span className="tabular money">{formatMoney(amount, currency, decimals)}</span>;
}
