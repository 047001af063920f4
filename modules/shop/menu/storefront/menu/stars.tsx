import { formatNumber } from '@fachwerk/base/format-number';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { Rating } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './stars.module.css';

const MOST_STARS = 5;

type Props = {
  readonly rating: Rating;
  /** Where the reviews are. */
  readonly to?: string;
};

/** How buyers rate an item: the stars, the average and by how many. */
export function Stars({ rating: { average, count }, to }: Props) {
  const t = useText(siteDe);
  const locale = useLocale();
  const shown = formatNumber(average, locale, 1);
  const words = t('menu.rating.stars', { average: shown, count });
  const inside = (
    <>
      <StarRow stars={average} />
      <span aria-hidden="true">
        {shown} <span className={css.count}>({formatNumber(count, locale)})</span>
      </span>
      <span className="fw-hidden">{words}</span>
    </>
  );
  return to ? (
    <a className={css.stars} href={to}>
      {inside}
    </a>
  ) : (
    <p className={css.stars}>{inside}</p>
  );
}

const SIZE = 20;
const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars, as many of them filled; beside words that say the same. */
export function StarRow({ stars }: { readonly stars: number }) {
  const row = [0, 1, 2, 3, 4].map((at) => <path key={at} d={STAR} transform={`translate(${at * SIZE} 0)`} />);
  const width = MOST_STARS * SIZE;
  return (
    <svg className={css.row} viewBox={`0 0 ${width} ${SIZE}`} aria-hidden="true" focusable="false">
      <g className={css.empty}>{row}</g>
      {/* A drawing within a drawing is cut at its edge: part of a star is part of it filled. */}
      <svg className={css.full} width={(stars / MOST_STARS) * width} height={SIZE} aria-hidden="true" focusable="false">
        {row}
      </svg>
    </svg>
  );
}
