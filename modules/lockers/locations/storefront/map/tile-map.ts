import 'maplibre-gl/dist/maplibre-gl.css';
import type { SiteHead } from '@fachwerk/sites/contract';
import { LngLatBounds, MapLibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapPlace } from '../../rules/map-pins.ts';
import css from './location-map.module.css';

type Shown = { readonly locations: readonly MapPlace[]; readonly tiles: NonNullable<SiteHead['map']> };

const TILE_PIXELS = 256;
const CLOSEST_ZOOM = 14;

/** Draws the map into a box, with a marker that leads to each location; gives back how to take it away. */
export function showTileMap(box: HTMLElement, { locations, tiles }: Shown): () => void {
  setWorkerUrl(workerUrl);
  const placed = locations.flatMap((location) =>
    location.position ? [{ ...location, at: pointOf(location.position) }] : [],
  );
  const bounds = placed.reduce((sofar, { at }) => sofar.extend(at), new LngLatBounds());
  const map = new MapLibreMap({
    container: box,
    style: {
      version: 8,
      sources: {
        tiles: { type: 'raster', tiles: [tiles.tileUrl], tileSize: TILE_PIXELS, attribution: tiles.attribution },
      },
      layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
    },
    bounds,
    fitBoundsOptions: { padding: 48, maxZoom: CLOSEST_ZOOM },
    attributionControl: { compact: false },
    // Scrolling past the map must not get stuck in it.
    cooperativeGestures: true,
  });
  map.addControl(new NavigationControl({ showCompass: false }));
  for (const { id, name, to = `/standort/${id}`, at } of placed)
    new Marker({ element: linkTo(to, name) }).setLngLat(at).addTo(map);
  return () => map.remove();
}

const pointOf = ({ longitude, latitude }: { longitude: number; latitude: number }): [number, number] => [
  longitude,
  latitude,
];

function linkTo(to: string, name: string): HTMLElement {
  const link = document.createElement('a');
  link.href = to;
  link.textContent = name;
  link.className = css.marker!;
  return link;
}
