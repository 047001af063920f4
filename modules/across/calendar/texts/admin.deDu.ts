import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'tile.termin.info':
    'Dein Monat: Termine und eigene Aufgaben. Ein Klick auf einen Tag zeigt seine Einträge und legt Aufgaben an.',
  'calendar.feed.about':
    'Deine Termine und Aufgaben im Kalender deines Telefons oder Computers. Die Adresse gewährt Zugriff; gib sie nicht weiter.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
