import { lazyPart } from '@fachwerk/react/lazy-part';
import { useMay } from '@fachwerk/react/session';
import { Suspense } from 'react';

const RunningInTitle = lazyPart(async () => (await import('@fachwerk/time-tracking/parts')).RunningInTitle, 'unsaid');

/** Once in the house, on any screen; comes after the first picture. */
export function TimerInTitle() {
  const may = useMay('time_log.track');
  return <Suspense fallback={null}>{may && <RunningInTitle />}</Suspense>;
}
