import { lazyScreen, type Screen } from '@fachwerk/react/screen';

/** `?screen=` looks for the page of a screen, `?q=` in all of them. */
export const screens: readonly Screen[] = [
  {
    path: '/admin/help/:page?',
    title: 'help.title',
    Screen: lazyScreen(async () => (await import('./help-screen.tsx')).HelpScreen),
  },
];
