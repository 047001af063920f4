import { formatMoney, formatNumber } from '@fachwerk/base/format-number';
import { Icon } from '@fachwerk/site/icon';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { SiteLocation } from '../../contract-site.ts';
import { siteDe } from '../../texts/site.de.ts';
import { OpenState } from '../open-state.tsx';
import css from './location-card.module.css';

/** From here on a tenth of a kilometre is nothing. */
const NEAR_KM = 10;

/** One location in the list; all of the card leads to it. */
export function LocationCard({ location, km }: { readonly location: SiteLocation; readonly km: number | null }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { id, name, street, postcode, city, image, freeBoxes, fromCents } = location;
  return (
    <article className={css.card}>
      {image && <img className={css.image} src={image.small} alt="" width={96} height={96} loading="lazy" />}
      <div className={css.words}>
        <h3 className={css.name}>
          <a href={`/standort/${id}`} aria-label={t('home.choose_at', { name })}>
            {name}
          </a>
        </h3>
        <p className={css.address}>
          {street}, {postcode} {city}
        </p>
        {km !== null && (
          <p className={css.distance}>{t('home.km', { km: formatNumber(km, locale, km < NEAR_KM ? 1 : 0) })}</p>
        )}
        <OpenState location={location} />
      </div>
      <div className={css.offer}>
        <p className={freeBoxes > 0 ? css.free : css.taken}>
          {freeBoxes > 0 ? t('home.free', { count: freeBoxes }) : t('home.all_taken')}
        </p>
        {fromCents !== null && <p className={css.price}>{t('home.from', { price: formatMoney(fromCents, locale) })}</p>}
        <span className={css.go} aria-hidden="true">
          {t('home.choose')} <Icon name="arrow" size={16} />
        </span>
      </div>
    </article>
  );
}
