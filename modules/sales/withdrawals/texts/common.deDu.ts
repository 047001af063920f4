import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'withdrawal.changed_meanwhile':
    'Der Widerruf wurde inzwischen von jemand anderem beantwortet. Bitte lies die Antwort, bevor du eine weitere sendest.',

  'withdrawal.page_gone':
    'Diese Seite ist abgelaufen. Falls der Widerruf nicht bestätigt ist, fülle das Formular bitte erneut aus.',
  'withdrawal.too_often':
    'Zu dieser E-Mail-Adresse sind mehrere Widerrufe eingegangen. Bitte versuche es in einer Stunde noch einmal oder schreibe uns.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
