import { lazyScreen, type Screen } from '@fachwerk/react/screen';

export const screens: readonly Screen[] = [
  {
    path: '/admin/day-report',
    title: 'day_report.title',
    capability: 'day_reports.read',
    Screen: lazyScreen(async () => (await import('./day-report.tsx')).DayReportScreen),
  },
];
