import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { findTerms } from '@fachwerk/locations/facade';
import type { OrderLine } from '@fachwerk/orders/contract';
import { staffWords } from '@fachwerk/orders/rules/staff-words';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Rental } from '../../contract.ts';
import { durationWords } from '../../rules/overrun-terms.ts';
import { endIn, languageOf, timeIn } from '../../rules/renter-words.ts';
import { VAT_PERCENT } from '../../rules/vat.ts';

/** The line of a rental in cart, order and invoice, in the customer's language; for staff in theirs. */
export async function rentalLine(ctx: CompanyCtx, rental: Rental): Promise<OrderLine> {
  const [texts, place] = await Promise.all([
    ctx.app.texts.of(ctx.db, rental.companyId),
    findTerms(ctx, rental.locationId),
  ]);
  const { startsAt, endsAt, timeZone } = rental;
  const words = (language: Language) => {
    const t = texts.in(language);
    const from = timeIn(language, timeZone, startsAt);
    return {
      title: t('rental.line', { size: rental.sizeCode, location: place ? textIn(place.name, language) : '' }),
      detail: rental.isNow
        ? t('rental.line_detail_now', { duration: durationWords(t, rental.durationMinutes) })
        : t('rental.line_detail', { from, to: endIn(language, timeZone, { from: startsAt, to: endsAt }) }),
    };
  };
  return {
    kind: 'rental',
    subjectId: rental.id,
    ...words(languageOf(rental)),
    quantity: 1,
    unitCents: rental.priceCents,
    vatPercent: VAT_PERCENT,
    data: { startsAt, endsAt, ...staffWords(words) },
  };
}
