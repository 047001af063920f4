import { useNewPlace } from '@fachwerk/react/new-place';
import { useParams } from 'react-router';
import { WallOverview } from '../overview/wall-overview.tsx';
import { WallLocation } from './wall-location.tsx';

/** `/admin/real-time-monitoring`, one location's wall below it, and one box of that. */
export function WallPage() {
  const { locationId, boxId } = useParams();
  useNewPlace(locationId ?? '');
  return locationId ? <WallLocation key={locationId} locationId={locationId} boxId={boxId} /> : <WallOverview />;
}
