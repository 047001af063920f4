import { slot } from '@fachwerk/react/slot';

/** Another way in, beside the password and after it: then for the account with this address alone. */
export const loginSlot = slot<{
  readonly onError: (error: unknown) => void;
  readonly email?: string | undefined;
}>('access.login');

/** Another second factor that may be set up instead. */
export const dueSlot = slot<{ readonly onDone: () => void }>('access.second_factor_due');
