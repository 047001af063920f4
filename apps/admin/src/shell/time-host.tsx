import { useMay } from '@fachwerk/react/session';
import { lazy, Suspense } from 'react';

const RunningInTitle = lazy(async () => ({ default: (await import('@fachwerk/time-tracking/parts')).RunningInTitle }));

/** Once in the house, on any screen; comes after the first picture. */
export function TimerInTitle() {
  const may = useMay('time_log.track');
  return <Suspense fallback={null}>{may && <RunningInTitle />}</Suspense>;
}
