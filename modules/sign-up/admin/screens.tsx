import { loginSlot } from '@fachwerk/access/slots';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

export const screens: readonly Screen[] = [
  {
    path: '/sign-up/:token?',
    title: 'sign_up.title',
    isPublic: true,
    Screen: lazyScreen(async () => (await import('./sign-up.tsx')).SignUp),
  },
];

export const slots: readonly SlotFill[] = [
  fillSlot(
    loginSlot,
    lazy(async () => ({ default: (await import('./sign-up-link.tsx')).SignUpLink })),
  ),
];
