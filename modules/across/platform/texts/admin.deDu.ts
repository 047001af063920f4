import type { adminDe } from './admin.de.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminSettingsDeDu,
  'tenants.empty.text': 'Lege die erste Firma an. Der Administrator erhält eine E-Mail und wählt ein Passwort.',
  'tenant.is_operator': 'Deine eigene Firma betreibt die Plattform und lässt sich nicht sperren.',
  'support.of_operator': 'Deine eigene Firma betreibt die Plattform und braucht keinen Support-Zugang.',
  'support.about':
    '{operator} betreibt die Plattform und hat keinen Zugriff auf Deine Daten. Bei Bedarf gewährst Du dem Support Zugang auf Zeit. Jeder Besuch wird im Protokoll Deiner Firma festgehalten und lässt sich jederzeit beenden.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
