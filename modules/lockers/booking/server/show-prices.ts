import { problemsOf } from '@fachwerk/base/problem';
import { instantFrom } from '@fachwerk/base/time';
import { findTerms } from '@fachwerk/locations/facade';
import { rentalProblems } from '@fachwerk/rentals/contract';
import { priceList } from '@fachwerk/rentals/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';
import { pricedDurations } from '../rules/shown-durations.ts';

const problem = problemsOf(rentalProblems);

export const showPrices: UseCase<typeof bookingApi.prices> = async (ctx, { locationId, start }) => {
  const location = await findTerms(ctx, locationId);
  if (!location?.isActive) throw problem('rental.location_unknown');
  const startsAt = start ? instantFrom(start, location.timeZone) : null;
  return priceList(ctx, location, { startsAt, durations: pricedDurations(location) });
};
