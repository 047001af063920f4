/** A day's mean battery; `day` counts days, whatever its zero. */
export type BatteryDay = { readonly day: number; readonly battery: number };

/** With fewer there is no telling. */
const FEWEST_DAYS = 3;

/** How many percent it loses a day, by a straight line through the days; null while that cannot be told. */
export function batteryLossPerDay(days: readonly BatteryDay[]): number | null {
  if (days.length < FEWEST_DAYS) return null;
  const meanDay = mean(days.map(({ day }) => day));
  const meanBattery = mean(days.map(({ battery }) => battery));
  const spread = days.reduce((sum, { day }) => sum + (day - meanDay) ** 2, 0);
  if (spread === 0) return null;
  const slope = days.reduce((sum, { day, battery }) => sum + (day - meanDay) * (battery - meanBattery), 0) / spread;
  return slope === 0 ? 0 : -slope;
}

/** In how many days it will be below the limit; 0 when it is already, null when it does not fall. */
export function daysUntilBelow(battery: number, limit: number, lossPerDay: number | null): number | null {
  if (battery < limit) return 0;
  if (lossPerDay === null || lossPerDay <= 0) return null;
  return Math.floor((battery - limit) / lossPerDay) + 1;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
