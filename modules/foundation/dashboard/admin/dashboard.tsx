import { useNewPlace } from '@fachwerk/react/new-place';
import { useParams } from 'react-router';
import { Overview } from './overview.tsx';
import { TileFull } from './tile/tile-full.tsx';

/** Landing page after sign-in: all modules, or one of them full size (spec §2). */
export function Dashboard() {
  const { action, id } = useParams();
  useNewPlace(`${action ?? ''}/${id ?? ''}`);
  return action ? <TileFull key={action} name={action} {...(id && { id })} /> : <Overview />;
}
