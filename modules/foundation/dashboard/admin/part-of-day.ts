export type PartOfDay = 'morning' | 'day' | 'evening';

/** Until ten one says good morning, from six in the evening good evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 10) return 'morning';
  return hour >= 10 && hour < 18 ? 'day' : 'evening';
}
