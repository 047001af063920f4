import { slot } from '@fachwerk/react/slot';

/** Another sign-in method beside the password; with `email`, a second step for that account only. */
export const loginSlot = slot<{
  readonly onError: (error: unknown) => void;
  readonly email?: string | undefined;
}>('access.login');

/** Another second factor that can be set up instead. */
export const dueSlot = slot<{ readonly onDone: () => void }>('access.second_factor_due');
