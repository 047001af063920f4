import { useParams } from 'react-router';
import { RoundList } from './list/round-list.tsx';
import { PlanPage } from './plan/plan-page.tsx';
import { RoundPage } from './round/round-page.tsx';

/** In place of an id. */
const NEW = 'new';

export function RoundScreen() {
  const { id, stopId } = useParams();
  if (id === NEW) return <PlanPage />;
  return id ? <RoundPage key={id} id={id} stopId={stopId} /> : <RoundList />;
}
