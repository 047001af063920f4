import type { adminDe } from './admin.de.ts';

export const adminDeDu: Partial<Record<keyof typeof adminDe, string>> = {
  'access_rights.feed.about':
    'Mit diesem Schlüssel liest ein anderes System die laufenden Mieten deines Unternehmens, ohne Schreibrecht.',
  'access_rights.feed.once': 'Nur jetzt sichtbar: Kopiere den Schlüssel, bevor du dieses Fenster schließt.',
};
