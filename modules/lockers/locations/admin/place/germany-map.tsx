import { CITIES, GERMANY } from '@fachwerk/places/rules/germany-outline';
import {
  type Degrees,
  degreesAt,
  isOnMap,
  type MapView,
  moved,
  pointOf,
  viewAround,
  ZOOMS,
  type Zoom,
} from '@fachwerk/places/rules/map-projection';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './germany-map.module.css';

type Props = { position: Degrees | null; onChoose?: (position: Degrees) => void };

/** Where the place lies; where it may be chosen, its pin is dragged, or moved by the arrow keys. The exact degrees stand in the fields beside it. */
export function GermanyMap({ position, onChoose }: Props) {
  const t = useText(adminDe);
  const [zoom, setZoom] = useState<Zoom>(1);
  // While somebody drags the pin, the map lies still under it.
  const [held, setHeld] = useState<MapView | null>(null);
  const view = held ?? viewAround(position, zoom);
  const isShown = position !== null && isOnMap(position);
  const label = isShown
    ? t('locations.map.point', { latitude: String(position.latitude), longitude: String(position.longitude) })
    : t('locations.map.none');
  const drag = useDrag(view, (point) => onChoose?.(degreesAt(point, zoom)), setHeld);
  return (
    <div className={classes.frame}>
      <svg
        className={classes.map}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role={onChoose ? 'group' : 'img'}
        aria-label={label}
        data-open={onChoose ? true : undefined}
        {...(onChoose && drag)}
      >
        <Country zoom={zoom} />
        {isShown && <Pin at={position} zoom={zoom} {...(onChoose && { onMove: onChoose })} />}
      </svg>
      {onChoose && <ZoomButtons zoom={zoom} onZoom={setZoom} />}
      {position && !isShown && (
        <Text size="sm" c="dimmed">
          {t('locations.map.outside')}
        </Text>
      )}
    </div>
  );
}

/** A press puts the pin there; it then follows the pointer until that is let go. */
function useDrag(view: MapView, put: (point: { x: number; y: number }) => void, hold: (view: MapView | null) => void) {
  const isDragging = useRef(false);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    put({
      x: view.x + ((clientX - box.left) / box.width) * view.width,
      y: view.y + ((clientY - box.top) / box.height) * view.height,
    });
  };
  const end = () => {
    isDragging.current = false;
    hold(null);
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      isDragging.current = true;
      hold(view);
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => isDragging.current && follow(event),
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function Country({ zoom }: { zoom: Zoom }) {
  const t = useText(adminDe);
  const outline = useMemo(
    () =>
      GERMANY.map(([longitude, latitude]) => pointOf({ latitude, longitude }))
        .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .join(' '),
    [],
  );
  return (
    <>
      <polygon className={classes.country} points={outline} />
      {CITIES.map((city) => {
        const { x, y } = pointOf(city);
        return (
          <g key={city.key} className={classes.city} transform={`translate(${x} ${y}) scale(${1 / zoom})`}>
            <circle r={1.6} />
            <text x={4} y={3}>
              {t(`locations.map.${city.key}`)}
            </text>
          </g>
        );
      })}
    </>
  );
}

type PinProps = { at: Degrees; zoom: Zoom; onMove?: (to: Degrees) => void };

function Pin({ at, zoom, onMove }: PinProps) {
  const t = useText(adminDe);
  const { x, y } = pointOf(at);
  const step = (event: KeyboardEvent) => {
    const to = moved(at, event.key, zoom);
    if (!to || !isOnMap(to)) return;
    event.preventDefault();
    onMove?.(to);
  };
  const shape = (
    <>
      <path d="M0 0 C-3 -6 -7 -9 -7 -14 A7 7 0 0 1 7 -14 C7 -9 3 -6 0 0 Z" />
      <circle cx={0} cy={-14} r={2.5} />
    </>
  );
  const place = { className: classes.pin, transform: `translate(${x} ${y}) scale(${1 / zoom})` };
  if (!onMove) return <g {...place}>{shape}</g>;
  const where = `${at.latitude}, ${at.longitude}`;
  return (
    <g
      {...place}
      tabIndex={0}
      role="slider"
      aria-label={t('locations.map.pin')}
      aria-valuenow={at.latitude}
      aria-valuetext={where}
      onKeyDown={step}
    >
      {shape}
    </g>
  );
}

function ZoomButtons({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const t = useText(adminDe);
  const at = ZOOMS.indexOf(zoom);
  const button = (to: Zoom | undefined, label: string, Icon: typeof IconPlus) => (
    <ActionIcon variant="default" aria-label={label} disabled={to === undefined} onClick={() => to && onZoom(to)}>
      <Icon size={16} stroke={1.5} />
    </ActionIcon>
  );
  return (
    <Group gap={4} className={classes.zoom ?? ''}>
      {button(ZOOMS[at + 1], t('locations.map.nearer'), IconPlus)}
      {button(ZOOMS[at - 1], t('locations.map.farther'), IconMinus)}
    </Group>
  );
}
