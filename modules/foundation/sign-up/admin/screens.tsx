import { loginSlot } from '@fachwerk/auth/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

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
    lazyPart(async () => (await import('./sign-up-link.tsx')).SignUpLink),
  ),
];
