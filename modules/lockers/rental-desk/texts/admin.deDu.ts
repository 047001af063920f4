import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'access_rights.feed.about':
    'Mit diesem Schlüssel liest ein anderes System die laufenden Mieten. Er sieht, was dein Unternehmen sieht, und ändert nichts.',
  'access_rights.feed.once': 'Nur jetzt zu sehen: Kopiere ihn an seinen Ort, bevor du dieses Fenster schließt.',
};
