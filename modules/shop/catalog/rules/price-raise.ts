/** Whole prices end in full ten cents: nobody writes 9,43 € on a menu. */
const STEP_CENTS = 10;

/** `5`, `-10`, `2,5 %`; in tenths of a percent. Null where it is none, or leaves nothing of the price. */
export function percentFrom(text: string): number | null {
  const match = /^([+-])?(\d{1,3})(?:[.,](\d))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const tenths = (Number(match[2]) * 10 + Number(match[3] ?? 0)) * (match[1] === '-' ? -1 : 1);
  return tenths > -1000 && tenths <= 1000 ? tenths : null;
}

/** A price that is raised or lowered by tenths of a percent, to the nearest ten cents, half a step upwards; no change is none. */
export function raisedCents(priceCents: number, tenths: number): number {
  if (tenths === 0) return priceCents;
  const exact = priceCents * (1000 + tenths);
  return Math.floor((exact + (STEP_CENTS * 1000) / 2) / (STEP_CENTS * 1000)) * STEP_CENTS;
}
