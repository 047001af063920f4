import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/logs/:key?',
    title: 'logs.title',
    capability: 'logs.read',
    Screen: lazyScreen(async () => (await import('./log/log-list.tsx')).LogList),
  },
  {
    path: '/admin/request-logs/:id?',
    title: 'requests.title',
    capability: 'request_logs.read',
    Screen: lazyScreen(async () => (await import('./requests/request-list.tsx')).RequestList),
  },
];
