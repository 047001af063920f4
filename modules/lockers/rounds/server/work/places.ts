import { textIn } from '@fachwerk/base/translated';
import { type LocationTerms, listTerms } from '@fachwerk/locations/facade';
import { isOpenAt, spansOn } from '@fachwerk/opening-hours/rules/opening-hours';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { RoundStop } from '../../contract.ts';

export type RoundPlace = Pick<
  RoundStop,
  'locationId' | 'companyName' | 'name' | 'street' | 'city' | 'position' | 'timeZone' | 'isAlwaysOpen' | 'spans'
> & { readonly companyId: string };

/** Those of these locations that are in sight, as they are on a day. */
export async function placesOn(ctx: CompanyCtx, day: string, ids: readonly string[]): Promise<RoundPlace[]> {
  const on = Temporal.PlainDate.from(day);
  return (await listTerms(ctx, ids)).map((location) => placeOn(location, on));
}

function placeOn(location: LocationTerms, day: Temporal.PlainDate): RoundPlace {
  const { id, companyId, companyName, name, address, position, timeZone, openingHours } = location;
  const midnight = new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);
  // Yesterday's hours may go over midnight.
  const before = isOpenAt(openingHours, timeZone, midnight)
    ? spansOn(openingHours, timeZone, day.subtract({ days: 1 }))
    : [];
  return {
    locationId: id,
    companyId,
    companyName,
    name: textIn(name, 'de'),
    street: address.street,
    city: [address.postcode, address.city].filter(Boolean).join(' '),
    position,
    timeZone,
    isAlwaysOpen: openingHours.isAlwaysOpen,
    spans: [...before.filter(({ closesAt }) => closesAt > midnight), ...spansOn(openingHours, timeZone, day)],
  };
}
