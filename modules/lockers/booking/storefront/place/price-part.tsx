import { useDurationLabels } from '@fachwerk/cart/site-parts';
import type { SiteLocation } from '@fachwerk/locations/contract-site';
import { Card } from '@fachwerk/site/card';
import { Money } from '@fachwerk/site/money';
import { useText } from '@fachwerk/site/texts';
import type { LocationPrices } from '../../contract.ts';
import { whatFits } from '../../rules/luggage.ts';
import { listedDurations } from '../../rules/shown-durations.ts';
import { siteDe } from '../../texts/site.de.ts';
import { SizeDrawing } from '../box/size-drawing.tsx';
import css from './place.module.css';

type Props = { readonly location: SiteLocation; readonly prices: LocationPrices };

/** Every size beside a suitcase, what goes in, how many are free, and what an hour, four, a day and a week cost. */
export function PricePart({ location, prices: { durations, sizes } }: Props) {
  const t = useText(siteDe);
  if (sizes.length === 0) return null;
  const listed = listedDurations(location).flatMap((minutes) => {
    const at = durations.findIndex(({ durationMinutes }) => durationMinutes === minutes);
    return at < 0 ? [] : [{ minutes, at }];
  });
  const scale = {
    widestCm: Math.max(...sizes.map(({ size }) => size.widthCm)),
    highestCm: Math.max(...sizes.map(({ size }) => size.heightCm)),
  };
  return (
    <Card title={t('place.prices')}>
      <ul className={css.sizes}>
        {sizes.map((offer) => (
          <SizeRow key={offer.size.code} offer={offer} listed={listed} scale={scale} />
        ))}
      </ul>
      <p className={css.small}>
        {t('place.suitcase')} {t(location.isSmallBusiness ? 'place.no_vat' : 'place.vat_included')}
      </p>
    </Card>
  );
}

type RowProps = {
  readonly offer: LocationPrices['sizes'][number];
  readonly listed: readonly { readonly minutes: number; readonly at: number }[];
  readonly scale: { readonly widestCm: number; readonly highestCm: number };
};

function SizeRow({ offer: { size, free, cents }, listed, scale }: RowProps) {
  const t = useText(siteDe);
  const words = useDurationLabels();
  const fitting = whatFits(size);
  const sides = { width: size.widthCm, height: size.heightCm, depth: size.depthCm };
  return (
    <li className={css.size}>
      <SizeDrawing size={size} {...scale} />
      <div className={css.about}>
        <h3 className={css.name}>
          {size.code} · {size.name}
        </h3>
        <p className={css.small}>
          <span aria-hidden="true">{t('booking.dimensions', sides)}</span>
          <span className="fw-hidden">{t('booking.dimensions_spoken', sides)}</span>
        </p>
        {fitting && <p className={css.small}>{t(`place.fits_${fitting.kind}`, { count: fitting.count })}</p>}
        <p className={free > 0 ? css.free : css.small}>
          {free > 0 ? t('booking.left', { count: free }) : t('booking.none_left')}
        </p>
      </div>
      <dl className={css.prices}>
        {listed.map(({ minutes, at }) => (
          <div key={minutes}>
            <dt>{words(minutes)}</dt>
            <dd>{cents[at] == null ? '–' : <Money cents={cents[at]} />}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
