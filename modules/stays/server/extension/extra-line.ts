import { textIn } from '@fachwerk/base/translated';
import { listPlaces } from '@fachwerk/locations/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { endIn, languageOf, timeIn } from '@fachwerk/rentals/rules/renter-words';
import { VAT_PERCENT } from '@fachwerk/rentals/rules/vat';
import type { CompanyCtx } from '@fachwerk/server/module';

/** The line of an order for more time in the same box, from the booked end on. */
export async function extraLine(ctx: CompanyCtx, rental: Rental, kind: 'extension' | 'surcharge', to: Date) {
  const language = languageOf(rental);
  const say = (await ctx.house.texts.of(ctx.db, rental.companyId)).in(language);
  const [place] = await listPlaces(ctx, [rental.locationId]);
  const params = {
    size: rental.sizeCode,
    location: place ? textIn(place.name, language) : '',
    order: rental.orderNumber,
    from: timeIn(language, rental.timeZone, rental.endsAt),
    to: endIn(language, rental.timeZone, { from: rental.endsAt, to }),
  };
  return {
    kind,
    subjectId: rental.id,
    title: say(`rental.line.${kind}`, params),
    detail: say('rental.line.span', params),
    quantity: 1,
    vatPercent: VAT_PERCENT,
  };
}
