import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { listPlaces } from '@fachwerk/locations/facade';
import { staffWords } from '@fachwerk/orders/rules/staff-words';
import type { Rental } from '@fachwerk/rentals/contract';
import { endIn, languageOf, timeIn } from '@fachwerk/rentals/rules/renter-words';
import { VAT_PERCENT } from '@fachwerk/rentals/rules/vat';
import type { CompanyCtx } from '@fachwerk/server/ctx';

type Kind = 'extension' | 'surcharge' | 'charge';
type Span = { readonly from: Date; readonly to: Date };

/** Order line for something more of the same rental; callers add to `data`, and a `charge` is a `surcharge` in other words. */
export async function extraLine<K extends Kind>(ctx: CompanyCtx, rental: Rental, kind: K, { from, to }: Span) {
  const texts = await ctx.app.texts.of(ctx.db, rental.companyId);
  const [place] = await listPlaces(ctx, [rental.locationId]);
  const words = (language: Language) => {
    const t = texts.in(language);
    const params = {
      size: rental.sizeCode,
      location: place ? textIn(place.name, language) : '',
      order: rental.orderNumber,
      from: timeIn(language, rental.timeZone, from),
      to: endIn(language, rental.timeZone, { from, to }),
    };
    return { title: t(`rental.line.${kind}`, params), detail: t('rental.line.span', params) };
  };
  return {
    kind,
    subjectId: rental.id,
    ...words(languageOf(rental)),
    quantity: 1,
    vatPercent: VAT_PERCENT,
    data: staffWords(words),
  };
}
