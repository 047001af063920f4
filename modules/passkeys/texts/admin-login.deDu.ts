import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginDeDu = {
  'passkey.sign_in_failed':
    'Mit diesem Passkey kannst du dich hier nicht anmelden. Versuch es noch einmal, oder melde dich mit E-Mail und Passwort an.',
} as const satisfies Partial<Record<keyof typeof adminLoginDe, string>>;
