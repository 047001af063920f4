import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { type MouseEvent, useMemo } from 'react';
import { CITIES, GERMANY } from '../../rules/germany-outline.ts';
import { type Degrees, degreesAt, isOnMap, MAP_HEIGHT, MAP_WIDTH, pointOf } from '../../rules/map-projection.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './germany-map.module.css';

type Props = { position: Degrees | null; onChoose?: (position: Degrees) => void };

/** Where the place lies, and roughly where it shall lie: the exact degrees stand in the fields, which a keyboard reaches. */
export function GermanyMap({ position, onChoose }: Props) {
  const t = useText(adminDe);
  const outline = useMemo(
    () =>
      GERMANY.map(([longitude, latitude]) => pointOf({ latitude, longitude }))
        .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .join(' '),
    [],
  );
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChoose?.(
      degreesAt({
        x: ((clientX - box.left) / box.width) * MAP_WIDTH,
        y: ((clientY - box.top) / box.height) * MAP_HEIGHT,
      }),
    );
  };
  const isShown = position !== null && isOnMap(position);
  const label = isShown
    ? t('locations.map.point', { latitude: String(position.latitude), longitude: String(position.longitude) })
    : t('locations.map.none');
  return (
    <div>
      {/* The fields beside it do the same by keyboard. */}
      <svg
        className={classes.map}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="img"
        aria-label={label}
        data-open={onChoose ? true : undefined}
        {...(onChoose && { onClick: choose })}
      >
        <polygon className={classes.country} points={outline} />
        {CITIES.map((city) => {
          const { x, y } = pointOf(city);
          return (
            <g key={city.key} className={classes.city}>
              <circle cx={x} cy={y} r={1.6} />
              <text x={x + 4} y={y + 3}>
                {t(`locations.map.${city.key}`)}
              </text>
            </g>
          );
        })}
        {isShown && <Pin {...pointOf(position)} />}
      </svg>
      {position && !isShown && (
        <Text size="sm" c="dimmed">
          {t('locations.map.outside')}
        </Text>
      )}
    </div>
  );
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g className={classes.pin} transform={`translate(${x} ${y})`}>
      <path d="M0 0 C-3 -6 -7 -9 -7 -14 A7 7 0 0 1 7 -14 C7 -9 3 -6 0 0 Z" />
      <circle cx={0} cy={-14} r={2.5} />
    </g>
  );
}
