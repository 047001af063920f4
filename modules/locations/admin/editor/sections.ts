export const SECTIONS = ['general', 'place', 'hours', 'prices', 'operation'] as const;
export type SectionName = (typeof SECTIONS)[number];

const BY_FIELD: Readonly<Record<string, SectionName>> = {
  address: 'place',
  latitude: 'place',
  longitude: 'place',
  timeZone: 'place',
  openingHours: 'hours',
  priceGroupId: 'prices',
  isShortTerm: 'prices',
  isLongTerm: 'prices',
  maxDurationMinutes: 'prices',
  graceMinutes: 'prices',
  checkMinutes: 'operation',
  reviewLink: 'operation',
  operatorEmail: 'operation',
  keepWarm: 'operation',
};

/** The part of the form in which a field stands. */
export function sectionOf(path: string): SectionName {
  return BY_FIELD[path.split('.')[0] ?? ''] ?? 'general';
}
