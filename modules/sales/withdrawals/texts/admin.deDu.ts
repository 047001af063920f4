import type { adminDe } from './admin.de.ts';
import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'withdrawals.empty.all.text': 'Kunden erreichen „Vertrag widerrufen“ auf jeder Seite deiner Website.',
  'withdrawals.order.other_email': 'Bestellt mit einer anderen E-Mail-Adresse. Prüfe, wer widerruft.',
  'withdrawals.gone': 'Diesen Widerruf gibt es nicht, oder er gehört nicht zu deiner Firma.',
  'withdrawals.mail.text':
    '{name} hat die Bestellung {orderNumber} widerrufen. Die Eingangsbestätigung ist schon verschickt.\n\nBitte prüfe und beantworte den Widerruf. Ist er wirksam, muss das Geld bis {due} zurück sein.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
