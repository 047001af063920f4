import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginDeDu = {
  'passkey.sign_in_failed':
    'Mit diesem Passkey kannst du dich hier nicht anmelden. Versuch es noch einmal, oder melde dich mit E-Mail und Passwort an.',
  'passkey.of_other_account':
    'Dieser Passkey gehört zu einem anderen Konto als das Passwort. Nimm den Passkey dieses Kontos, oder geh zurück zur Anmeldung.',
} as const satisfies Partial<Record<keyof typeof adminLoginDe, string>>;
