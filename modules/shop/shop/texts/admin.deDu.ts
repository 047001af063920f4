import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'shop.way.delivery': 'Lieferung in deine Liefergebiete.',
  'shop.way.pickup': 'Abholung bei dir vor Ort.',
  'shop.payments.about': 'Der Shop zeigt die hier gewählten Zahlungsarten, sofern deine Firma sie annehmen kann.',
  'shop.standing.payment.missing': 'Deine Firma kann keine der gewählten Zahlungsarten annehmen.',
  'areas.empty.text': 'Trage Postleitzahlen ein oder füge eine Tabelle ein.',
  'areas.map.home': 'Dein Geschäft',
  'tables.empty.text': 'Lege Tische an; jeder bekommt einen eigenen QR-Code zum Ausdrucken.',
  'tables.renew.text': 'Der gedruckte Code wird ungültig. Drucke den neuen.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
