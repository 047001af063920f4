import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/appointments/setup',
    title: 'appointments.setup',
    capability: 'appointments.manage',
    setting: 'appointments',
    Screen: lazyScreen(async () => (await import('./setup/setup-screen.tsx')).SetupScreen),
  },
];
