import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'standing.suspended': 'Deine Firma ist seit {since} gesperrt: {reason}. Änderungen sind nicht möglich.',
  'standing.visit.full': 'Support bei {company} bis {until}: Deine Änderungen werden mit Deinem Namen protokolliert.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
