import { LocationList } from '@fachwerk/locations/parts';
import { useLocationFigures } from './use-location-figures.tsx';

/** `/admin/locations`: the list of `locations` with the figures one decides by. */
export function LocationListPage() {
  return <LocationList figures={useLocationFigures()} />;
}
