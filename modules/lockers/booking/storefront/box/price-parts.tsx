import { formatMoney } from '@fachwerk/base/format-number';
import { useUnitLabels } from '@fachwerk/cart/site-parts';
import type { SizeOffer } from '@fachwerk/rentals/contract-site';
import { Money } from '@fachwerk/site/money';
import { useLocale, useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import css from './booking.module.css';

type Props = { readonly sizes: readonly SizeOffer[]; readonly isSmallBusiness: boolean };

/** What each price is made of, for those who want to know. */
export function PriceParts({ sizes, isSmallBusiness }: Props) {
  const t = useText(siteDe);
  const unitWords = useUnitLabels();
  const locale = useLocale();
  const priced = sizes.filter(({ priceCents }) => priceCents !== null);
  if (priced.length === 0) return null;
  return (
    <details className={css.parts}>
      <summary>{t('booking.price_made_of')}</summary>
      <ul>
        {priced.map(({ size, priceCents, parts, overrunCentsPerHour }) => (
          <li key={size.code}>
            <strong>{size.code}</strong>:{' '}
            {parts
              .map(({ unit, count, cents }) => `${unitWords(unit, count)} ${formatMoney(cents, locale)}`)
              .join(' + ')}{' '}
            = <Money cents={priceCents ?? 0} /> ({t(isSmallBusiness ? 'booking.no_vat' : 'booking.vat_included')}).{' '}
            {overrunCentsPerHour > 0 && t('booking.overrun_rate', { price: formatMoney(overrunCentsPerHour, locale) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
