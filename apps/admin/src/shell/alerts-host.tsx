import { useMay } from '@fachwerk/react/session';
import { lazy, Suspense } from 'react';

const find = () => import('@fachwerk/alerts/parts');
const Watch = lazy(async () => ({ default: (await find()).AlertWatch }));
const AlertBell = lazy(async () => ({ default: (await find()).AlertBell }));

/** Both come after the first picture: nobody waits for a bell to see the page. */
export function Bell({ place }: { place: 'bar' | 'corner' }) {
  const may = useMay('alerts.read');
  return <Suspense fallback={null}>{may && <AlertBell place={place} />}</Suspense>;
}

/** Once in the house, on any screen. */
export function AlertsWatched() {
  const may = useMay('alerts.read');
  return <Suspense fallback={null}>{may && <Watch />}</Suspense>;
}
