import { formatNumber } from '@fachwerk/react/number';
import { type Coverage, coverageShapes } from '../../rules/coverage-shapes.ts';
import classes from './areas.module.css';

type Props = { readonly coverage: Coverage; readonly label: string; readonly home: string };

export function CoverageMap({ coverage, label, home }: Props) {
  const shapes = coverageShapes(coverage);
  return (
    <svg className={classes.map} viewBox={shapes.viewBox} role="img" aria-label={label}>
      <polygon className={classes.country} points={shapes.outline} />
      {shapes.rings.map(({ id, x, y, radius, km }) => (
        <g key={id}>
          <circle className={classes.ring} cx={x} cy={y} r={radius} />
          <text className={classes.km} x={x} y={y - radius - shapes.letter / 3} fontSize={shapes.letter}>
            {`${formatNumber(km)} km`}
          </text>
        </g>
      ))}
      {shapes.dots.map(({ key, x, y, title }) => (
        <g key={key}>
          <circle className={classes.place} cx={x} cy={y} r={shapes.dotRadius}>
            <title>{title}</title>
          </circle>
          {shapes.areDotsNamed && (
            <text className={classes.code} x={x} y={y + shapes.letter} fontSize={shapes.letter * 0.7}>
              {key}
            </text>
          )}
        </g>
      ))}
      {shapes.home && (
        <circle className={classes.home} cx={shapes.home.x} cy={shapes.home.y} r={shapes.dotRadius * 2}>
          <title>{home}</title>
        </circle>
      )}
    </svg>
  );
}
