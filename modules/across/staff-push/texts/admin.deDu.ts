import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'staff-push.too_many_devices':
    'Mehr als zehn Geräte sind nicht möglich. Schalte Push-Nachrichten auf einem anderen Gerät aus.',
  'staff-push.denied':
    'Benachrichtigungen sind im Browser für diese Adresse gesperrt. Erlaube sie in den Einstellungen des Browsers.',
  'staff-push.title.mention': 'Du wurdest erwähnt',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
