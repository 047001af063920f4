import type { adminDe } from './admin.de.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminSettingsDeDu,
  'tenants.empty.text':
    'Lege die erste an. Ihre Administratorin oder ihr Administrator bekommt eine E-Mail und wählt ein Passwort.',
  'tenant.is_operator': 'Deine eigene Firma betreibt die Plattform und lässt sich nicht sperren.',
  'tenant.enter.about':
    'Was in dieser Firma steht, siehst Du erst, wenn ihre Administration unter Einstellungen → Support-Zugang zustimmt.',
  'support.of_operator': 'Deine eigene Firma betreibt die Plattform: Hier gibt es niemanden einzulassen.',
  'support.about':
    '{operator} betreibt die Plattform und sieht von Deinen Daten nichts. Wenn Du Hilfe brauchst, lass den Support für eine Weile ein. Jeder Besuch steht im Protokoll Deiner Firma, und Du kannst ihn jederzeit beenden.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
