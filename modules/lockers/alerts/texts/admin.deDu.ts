import type { adminDe } from './admin.de.ts';
import { tilesDeDu } from './tiles.deDu.ts';

export const adminDeDu = {
  ...tilesDeDu,

  'alert.open_anew': 'Zu dieser Ursache ist eine neue Meldung offen. Bearbeite diese.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
