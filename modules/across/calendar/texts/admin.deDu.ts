import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'tile.termin.info':
    'Dein Monat: Termine und eigene Aufgaben. Ein Tag zeigt, was ansteht, und nimmt eine neue Aufgabe auf.',
  'calendar.no_staff': 'Noch niemand nimmt Termine an. Unter „Einrichten“ legst du Personal und Leistungen an.',
  'calendar.feed.about':
    'Deine Termine und Aufgaben im Kalender deines Telefons oder Rechners. Wer die Adresse kennt, sieht sie; gib sie nicht weiter.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
