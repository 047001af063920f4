import type { adminSettingsDe } from './admin-settings.de.ts';

export const adminSettingsDeDu = {
  'standing.suspended': 'Deine Firma ist seit {since} gesperrt: {reason}. Du kannst alles ansehen, aber nichts ändern.',
  'standing.visit.read': 'Support bei {company} bis {until}: Du kannst alles ansehen, aber nichts ändern.',
  'standing.visit.full':
    'Support bei {company} bis {until}: Was Du änderst, steht unter Deinem Namen im Protokoll der Firma.',
} as const satisfies Partial<Record<keyof typeof adminSettingsDe, string>>;
