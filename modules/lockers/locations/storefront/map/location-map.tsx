import { GERMANY } from '@fachwerk/places/rules/germany-outline';
import { MAP_HEIGHT, MAP_WIDTH, pointOf } from '@fachwerk/places/rules/map-projection';
import { ConsentGate, useConsent } from '@fachwerk/site/consent';
import { useText } from '@fachwerk/site/texts';
import type { SiteHead } from '@fachwerk/sites/contract';
import { type MapPlace, type Pin, pinsOf } from '../../rules/map-pins.ts';
import { siteDe } from '../../texts/site.de.ts';
import { DetailedMap } from './detailed-map.tsx';
import css from './location-map.module.css';

type Props = { readonly locations: readonly MapPlace[]; readonly tiles: SiteHead['map'] };

/** Where the locations are. Drawn from what is shipped; with a tile source and the visitor's yes, the exact map. */
export function LocationMap({ locations, tiles }: Props) {
  const mayLoad = useConsent('map');
  if (locations.every(({ position }) => position === null)) return null;
  if (!tiles) return <DrawnMap locations={locations} />;
  if (mayLoad) return <DetailedMap locations={locations} tiles={tiles} drawn={<DrawnMap locations={locations} />} />;
  return (
    <div className={css.both}>
      <DrawnMap locations={locations} />
      <ConsentGate to="map">{null}</ConsentGate>
    </div>
  );
}

const OUTLINE = GERMANY.map(([longitude, latitude]) => pointOf({ latitude, longitude }))
  .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
  .join(' ');

function DrawnMap({ locations }: Pick<Props, 'locations'>) {
  const t = useText(siteDe);
  return (
    <svg className={css.map} viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
      <title>{t('map.name')}</title>
      <polygon className={css.country} points={OUTLINE} />
      {pinsOf(locations).map((pin) => (
        <PinLink key={pin.places[0]?.id} pin={pin} />
      ))}
    </svg>
  );
}

/** A pin of one location leads to it, one of several to their list. */
function PinLink({ pin: { x, y, label, places } }: { readonly pin: Pin }) {
  const t = useText(siteDe);
  const [first] = places;
  const isOne = places.length === 1;
  const to = isOne ? (first?.to ?? `/standort/${first?.id}`) : `/standorte?ort=${encodeURIComponent(label)}`;
  const name = isOne
    ? first?.to
      ? `${label}: ${first.name}`
      : t('home.choose_at', { name: first?.name ?? '' })
    : `${label}: ${t('home.count', { count: places.length })}`;
  // Words to the left of pins at the eastern edge, so that they stay on the map.
  const isEast = x > MAP_WIDTH * 0.7;
  return (
    <a href={to} className={css.pin} aria-label={name}>
      <path d="M0 0C-3-6-8-9-8-15A8 8 0 0 1 8-15C8-9 3-6 0 0Z" transform={`translate(${x} ${y})`} />
      <text className={css.number} x={x} y={y - 12} textAnchor="middle">
        {isOne ? '' : places.length}
      </text>
      {isOne && <circle cx={x} cy={y - 15} r={3} />}
      <text className={css.label} x={isEast ? x - 11 : x + 11} y={y - 8} textAnchor={isEast ? 'end' : 'start'}>
        {label}
      </text>
    </a>
  );
}
