import { lazyPart } from '@fachwerk/react/lazy-part';
import { useMaySomewhere } from '@fachwerk/react/session';
import { Suspense } from 'react';

const find = () => import('@fachwerk/alerts/parts');
const Watch = lazyPart(async () => (await find()).AlertWatch, 'unsaid');
const AlertBell = lazyPart(async () => (await find()).AlertBell, 'unsaid');

/** Both come after the first picture: nobody waits for a bell to see the page. */
export function Bell({ place }: { place: 'side' | 'foot' }) {
  const may = useMaySomewhere('alerts.read');
  return <Suspense fallback={null}>{may && <AlertBell place={place} />}</Suspense>;
}

/** Once in the house, on any screen. */
export function AlertsWatched() {
  const may = useMaySomewhere('alerts.read');
  return <Suspense fallback={null}>{may && <Watch />}</Suspense>;
}
