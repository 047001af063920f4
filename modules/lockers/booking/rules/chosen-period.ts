type Chosen = { readonly wann: string; readonly beginn: string };
type Duration = { readonly durationMinutes: number; readonly problem: string | null };

/** The start that prices and opening hours are asked for: nothing is now. */
export function startOf({ wann, beginn }: Chosen): { start?: string } {
  return wann === 'spaeter' && beginn !== '' ? { start: beginn } : {};
}

/** What is proposed: what most people take, or where that ends after closing the longest that does not. */
export function fittingDuration(usual: string, durations: readonly Duration[]): string {
  const fits = durations.filter(({ problem }) => problem === null).map(({ durationMinutes }) => durationMinutes);
  if (fits.length === 0 || fits.includes(Number(usual))) return usual;
  return String(fits.findLast((minutes) => minutes < Number(usual)) ?? fits[0]);
}

/** Why the chosen length cannot be had from the chosen start on; a length that was typed is judged when it is sent. */
export function whyNotChosen(dauer: string, durations: readonly Duration[]): string | null {
  return durations.find(({ durationMinutes }) => String(durationMinutes) === dauer)?.problem ?? null;
}

/** Whether a length is greyed out by itself. What is wrong with the start stands at the button, once. */
export function isAfterClosing({ problem }: Duration): boolean {
  return problem === 'rental.ends_after_closing';
}

type Sizes = readonly { readonly size: { readonly code: string }; readonly cents: readonly (number | null)[] }[];

/** What a length costs: in this size, or from the cheapest one on; null without a price. */
export function chipPrice(
  durations: readonly Duration[],
  sizes: Sizes,
  minutes: number,
  sizeCode: string | null,
): { readonly cents: number; readonly isFrom: boolean } | null {
  const at = durations.findIndex(({ durationMinutes }) => durationMinutes === minutes);
  const cents = sizes
    .filter(({ size }) => sizeCode === null || size.code === sizeCode)
    .flatMap((each) => each.cents[at] ?? []);
  if (cents.length === 0) return null;
  const least = Math.min(...cents);
  return { cents: least, isFrom: cents.some((other) => other > least) };
}
