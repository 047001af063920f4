import { formatNumber } from '@fachwerk/base/format-number';
import { type Coverage, coverageShapes } from '@fachwerk/shop/rules/coverage-shapes';
import { useLocale } from '@fachwerk/site/texts';
import css from './coverage-map.module.css';

type Props = { readonly coverage: Coverage; readonly label: string; readonly home: string };

/** Drawn from data that is shipped: nobody outside hears of the visitor. The list beside it says the same in words. */
export function CoverageMap({ coverage, label, home }: Props) {
  const locale = useLocale();
  const shapes = coverageShapes(coverage);
  return (
    <svg className={css.map} viewBox={shapes.viewBox} role="img" aria-label={label}>
      <polygon className={css.country} points={shapes.outline} />
      {shapes.rings.map(({ id, x, y, radius, km }) => (
        <g key={id}>
          <circle className={css.ring} cx={x} cy={y} r={radius} />
          <text className={css.km} x={x} y={y - radius - shapes.letter / 3} fontSize={shapes.letter}>
            {`${formatNumber(km, locale)} km`}
          </text>
        </g>
      ))}
      {shapes.dots.map(({ key, x, y, title }) => (
        <g key={key}>
          <circle className={css.place} cx={x} cy={y} r={shapes.dotRadius}>
            <title>{title}</title>
          </circle>
          {shapes.areDotsNamed && (
            <text className={css.code} x={x} y={y + shapes.letter} fontSize={shapes.letter * 0.7}>
              {key}
            </text>
          )}
        </g>
      ))}
      {shapes.home && (
        <circle className={css.home} cx={shapes.home.x} cy={shapes.home.y} r={shapes.dotRadius * 2}>
          <title>{home}</title>
        </circle>
      )}
    </svg>
  );
}
