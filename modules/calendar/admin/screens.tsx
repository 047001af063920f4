import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/appointments',
    title: 'calendar.title',
    capability: 'appointments.read',
    Screen: lazyScreen(async () => (await import('./screen/calendar-screen.tsx')).CalendarScreen),
  },
];
