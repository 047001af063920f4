import type { adminDe } from './admin.de.ts';
import { tilesDeDu } from './tiles.deDu.ts';

export const adminDeDu = {
  ...tilesDeDu,

  'alert.open_anew': 'Zu dieser Ursache ist inzwischen eine neue Meldung offen. Bearbeite diese.',
  'alerts.comment.placeholder': 'Was hast Du gesehen oder getan?',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
