import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'withdrawal.changed_meanwhile':
    'Inzwischen hat jemand anderes geantwortet. Lies die Antwort, bevor du eine weitere schickst.',

  'withdrawal.page_gone':
    'Diese Seite gibt es nicht mehr. Hast du den Widerruf noch nicht bestätigt, fülle das Formular bitte noch einmal aus.',
  'withdrawal.too_often':
    'Zu dieser E-Mail-Adresse sind gerade mehrere Widerrufe eingegangen. Versuche es bitte in einer Stunde noch einmal oder schreib uns.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
