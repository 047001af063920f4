export type PartOfDay = 'morning' | 'day' | 'evening';

/** Morning ends at ten, evening starts at six. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 10) return 'morning';
  return hour >= 10 && hour < 18 ? 'day' : 'evening';
}
