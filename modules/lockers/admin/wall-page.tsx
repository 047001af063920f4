import { useParams } from 'react-router';
import { WallLocation } from './wall-location.tsx';
import { WallOverview } from './wall-overview.tsx';

/** `/admin/real-time-monitoring`, one location's wall below it, and one box of that. */
export function WallPage() {
  const { locationId, boxId } = useParams();
  return locationId ? <WallLocation key={locationId} locationId={locationId} boxId={boxId} /> : <WallOverview />;
}
