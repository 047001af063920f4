import { formatMoney } from '@fachwerk/base/format-number';
import { OpenState } from '@fachwerk/locations/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { ButtonLink } from '@fachwerk/site/button';
import { Icon } from '@fachwerk/site/icon';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { LocationData } from '../../rules/live-data.ts';
import { siteDe } from '../../texts/site.de.ts';
import { withDates } from '../parts/with-dates.ts';
import css from './live-location.module.css';
import type { liveLocationBlock } from './live-location-block.ts';

/** Where, whether one gets in now, what is free in which size, and what an hour costs. */
export function Part({ given }: { readonly given: BlockOf<typeof liveLocationBlock, LocationData | null> }) {
  const t = useText(siteDe);
  const locale = useLocale();
  const { settings, content } = given;
  const data = withDates(given.data);
  if (!data) return null;
  const { place, sizes } = data;
  const Name = settings.showsHeadline && settings.headline ? 'h3' : 'h2';
  return (
    <div className={css.location}>
      <div className={css.words}>
        <Name className={css.name}>{place.name}</Name>
        <p className={css.address}>
          <Icon name="pin" size={18} /> {place.street}, {place.postcode} {place.city}
        </p>
        <OpenState location={place} />
        {content.action && <ButtonLink to={`/standort/${place.id}`}>{content.action}</ButtonLink>}
      </div>
      <ul className={css.sizes}>
        {sizes.map(({ size, free, priceCents }) => (
          <li key={size.code} className={css.size} data-is-taken={free === 0 || undefined}>
            <span className={css.code}>{t('live.location.size', { size: size.code })}</span>
            <strong className={css.free}>
              {free > 0 ? t('live.location.free', { count: free }) : t('live.location.taken')}
            </strong>
            {priceCents !== null && (
              <span className="fw-figures">{t('live.location.hour', { price: formatMoney(priceCents, locale) })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
