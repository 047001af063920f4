import type { listsDe } from './lists.de.ts';

/** Only what differs from the formal form. */
export const listsDeDu: Partial<Record<keyof typeof listsDe, string>> = {
  'list.view.share_about': 'Bearbeiten und löschen: nur du und Administratoren.',
};
