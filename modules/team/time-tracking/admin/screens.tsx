import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/time-log',
    title: 'time_log.title',
    capability: 'time_log.track',
    Screen: lazyScreen(async () => (await import('./time-log-screen.tsx')).TimeLogScreen),
  },
];
