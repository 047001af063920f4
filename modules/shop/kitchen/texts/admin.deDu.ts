import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'kitchen.offline': 'Keine Verbindung. Angezeigt wird der letzte Stand, was du antippst, wird nachgeholt.',
  'kitchen.sound_blocked': 'Der Browser wartet mit dem Ton auf eine Berührung. Tippe irgendwo hin.',
  'printers.about':
    'Star CloudPRNT und Epson Server Direct Print: Der Drucker fragt bei uns nach, in dein Netz greift niemand ein.',
  'printers.renew_about': 'Die alte Adresse gilt danach nicht mehr. Trage die neue im Drucker ein.',
  'printers.address_about':
    'Trage diese Adresse im Drucker als Server ein. Sie ist geheim und wird nur jetzt gezeigt; später lässt sich eine neue machen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
