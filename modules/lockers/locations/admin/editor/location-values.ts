import { WEEKDAYS } from '@fachwerk/base/time';
import { CallProblem } from '@fachwerk/react/call-problem';
import * as z from 'zod/mini';
import { StorageLocation, StorageLocationData } from '../../contract.ts';
import { NEW_LOCATION } from '../../rules/new-location.ts';

const Degrees = (most: number) => z.nullable(z.number().check(z.minimum(-most), z.maximum(most)));

/** What the editor holds: the position is two fields, which may be half filled in meanwhile. */
export const LocationValues = z.extend(z.omit(StorageLocationData, { position: true }), {
  latitude: Degrees(90),
  longitude: Degrees(180),
  directions: StorageLocation.shape.directions,
  version: z.int(),
  /** Whose location it becomes; only asked of a new one. */
  companyId: z.string(),
});
export type LocationValues = z.infer<typeof LocationValues>;

export function locationValues(location: StorageLocation): LocationValues {
  const { id: _, companyName: __, previewImage: ___, position, ...rest } = location;
  return { ...rest, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
}

/** Only with both degrees is it a position. */
export function dataFrom(values: LocationValues): StorageLocationData {
  const { latitude, longitude, version: _, companyId: __, ...rest } = values;
  return { ...rest, position: latitude === null || longitude === null ? null : { latitude, longitude } };
}

const OPEN = [{ from: '08:00', to: '20:00' }];

/** Open every day from eight to eight. */
export function newLocationValues(companyId: string): LocationValues {
  const weekly = Object.fromEntries(WEEKDAYS.map((day) => [day, OPEN])) as Record<
    (typeof WEEKDAYS)[number],
    typeof OPEN
  >;
  const { position: _, ...data } = NEW_LOCATION;
  return {
    ...data,
    companyId,
    version: 0,
    name: { ...data.directions, de: '' },
    address: { street: '', postcode: '', city: '', country: 'DE' },
    latitude: null,
    longitude: null,
    openingHours: { isAlwaysOpen: false, weekly, holidaysOf: null, onHolidays: [], exceptions: [] },
  };
}

/** The fields that two people can have written differently; hours count as one, because nobody merges half a week. */
export function comparable({ version: _, companyId: __, openingHours, ...rest }: LocationValues) {
  return { ...rest, openingHours: [openingHours] };
}

/** The server names fields as the request does; the form as itself. */
export function atFormFields(prefix: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CallProblem) || error.fields.length === 0) throw error;
    const { code, params, status, message, conflict } = error;
    const fields = error.fields.map((field) => ({
      ...field,
      path: field.path.replace(new RegExp(`^${prefix}\\.`), '').replace(/^position\./, ''),
    }));
    throw new CallProblem(status, { code, error: message, params, fields, conflict });
  };
}

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
  checkMinutes: 'operation',
  reviewLink: 'operation',
  operatorEmail: 'operation',
};

/** The part of the form in which a field stands. */
export function sectionOf(path: string): SectionName {
  return BY_FIELD[path.split('.')[0] ?? ''] ?? 'general';
}
