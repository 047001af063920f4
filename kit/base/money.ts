/** Integer cents. Never a float, never a formatted string. */
export type Cents = number & { readonly __unit: 'cents' };

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return amount as Cents;
}

/** How amounts are shown: always with two decimals, or without them where the amount is whole (12 €, but 12,50 €). */
export type MoneyDecimals = 0 | 2;

/** Reads what a person types: `1.99`, `1,99`, `2`. Refuses a third decimal, a euro sign and anything else. */
export function centsFromText(text: string): Cents | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}
