import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'kitchen.offline': 'Keine Verbindung. Angezeigt wird der letzte Stand; deine Eingaben werden nachgeholt.',
  'kitchen.sound_blocked': 'Der Browser gibt den Ton erst nach einer Berührung frei. Tippe auf den Bildschirm.',
  'printers.about':
    'Star CloudPRNT und Epson Server Direct Print: Der Drucker ruft Aufträge selbst ab; ein Zugriff auf dein Netz ist nicht nötig.',
  'printers.renew_about': 'Die bisherige Adresse wird ungültig. Trage die neue im Drucker ein.',
  'printers.address_about':
    'Trage diese Adresse im Drucker als Server ein. Sie ist geheim und nur jetzt sichtbar; eine neue lässt sich jederzeit erzeugen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
