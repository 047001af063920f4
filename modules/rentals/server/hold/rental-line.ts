import { textIn } from '@fachwerk/base/translated';
import { findTerms } from '@fachwerk/locations/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { durationWords } from '../../rules/overrun-terms.ts';
import { endIn, languageOf, timeIn } from '../../rules/renter-words.ts';
import { VAT_PERCENT } from '../../rules/vat.ts';

/** A rental as it stands in a cart, in an order and on the invoice, in the customer's language. */
export async function rentalLine(ctx: CompanyCtx, rental: Rental): Promise<OrderLine> {
  const language = languageOf(rental);
  const [texts, place] = await Promise.all([
    ctx.house.texts.of(ctx.db, rental.companyId),
    findTerms(ctx, rental.locationId),
  ]);
  const say = texts.in(language);
  const { startsAt, endsAt, timeZone } = rental;
  const from = timeIn(language, timeZone, startsAt);
  const duration = durationWords(say, rental.durationMinutes);
  return {
    kind: 'rental',
    subjectId: rental.id,
    title: say('rental.line', { size: rental.sizeCode, location: place ? textIn(place.name, language) : '' }),
    detail: rental.isNow
      ? say('rental.line_detail_now', { duration })
      : say('rental.line_detail', { from, to: endIn(language, timeZone, { from: startsAt, to: endsAt }) }),
    quantity: 1,
    unitCents: rental.priceCents,
    vatPercent: VAT_PERCENT,
    data: { startsAt, endsAt },
  };
}
