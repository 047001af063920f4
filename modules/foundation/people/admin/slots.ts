import { slot } from '@fachwerk/react/slot';

/** What somebody with these capabilities sees: the app knows its menu, this module does not. */
export const rolePreviewSlot = slot<{ readonly capabilities: readonly string[]; readonly isLimited?: boolean }>(
  'people.role_preview',
);
