import { GERMANY } from '@fachwerk/places/rules/germany-outline';
import { type Point, pointOf } from '@fachwerk/places/rules/map-projection';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { type Area, areaApi, type CoveredPlace } from '../../contract-area.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './areas.module.css';

/** About ten kilometres: nearer one sees nothing but dots. */
const SMALLEST = 4;
const MARGIN = 1.3;

/** What is covered, dot by dot, from data that is shipped; nobody outside is asked. The list beside it says the same in words. */
export function AreaMap({ areas }: { areas: readonly Area[] }) {
  const t = useText(adminDe);
  const coverage = useAsk(areaApi.coverage, {}).data;
  if (!coverage || coverage.places.length === 0) return null;
  const { places, home, unknownIds, isMore } = coverage;
  const view = viewOf([...places, ...(home ? [home] : [])].map(pointOf));
  const unknown = areas.filter(({ id }) => unknownIds.includes(id)).map(({ postcode }) => postcode);
  return (
    <figure style={{ margin: 0 }}>
      <svg
        className={classes.map}
        viewBox={`${view.x} ${view.y} ${view.size} ${view.size}`}
        role="img"
        aria-label={t('areas.map', { count: places.length })}
      >
        <polygon className={classes.country} points={outline()} />
        {places.map((place) => (
          <Dot key={place.postcode} place={place} radius={view.size / 60} />
        ))}
        {home && <Home at={pointOf(home)} size={view.size / 40} label={t('areas.map.home')} />}
      </svg>
      <Text component="figcaption" size="sm" c="dimmed" mt="xs">
        {t(isMore ? 'areas.map.more' : 'areas.map', { count: places.length })}
        {unknown.length > 0 && ` ${t('areas.map.unknown', { postcodes: unknown.join(', ') })}`}
      </Text>
    </figure>
  );
}

function Dot({ place, radius }: { place: CoveredPlace; radius: number }) {
  const { x, y } = pointOf(place);
  return (
    <circle className={classes.place} cx={x} cy={y} r={radius}>
      <title>{`${place.postcode} ${place.name}`}</title>
    </circle>
  );
}

function Home({ at: { x, y }, size, label }: { at: Point; size: number; label: string }) {
  return (
    <rect className={classes.home} x={x - size / 2} y={y - size / 2} width={size} height={size}>
      <title>{label}</title>
    </rect>
  );
}

/** A square around everything, with a little air. */
function viewOf(points: readonly Point[]): Point & { size: number } {
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, length: most - least };
  };
  const [across, down] = [range(points.map(({ x }) => x)), range(points.map(({ y }) => y))];
  const size = Math.max(SMALLEST, across.length * MARGIN, down.length * MARGIN);
  return { x: across.middle - size / 2, y: down.middle - size / 2, size };
}

const outline = () =>
  GERMANY.map(([longitude, latitude]) => pointOf({ latitude, longitude }))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
