import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'withdrawals.empty.all.text': 'Kunden erreichen „Vertrag widerrufen“ auf jeder Seite deiner Website.',
  'withdrawals.order.other_email': 'Bestellt mit einer anderen E-Mail-Adresse. Bitte prüfe die Identität.',
  'withdrawals.mail.text':
    '{name} hat die Bestellung {orderNumber} widerrufen. Die Eingangsbestätigung ist versendet.\n\nBitte prüfe und beantworte den Widerruf. Ist er wirksam, muss die Rückzahlung bis {due} erfolgen.',
  'withdrawals.empty.new.text': 'Neue Widerrufe erscheinen hier automatisch. Du erhältst dazu eine E-Mail.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
