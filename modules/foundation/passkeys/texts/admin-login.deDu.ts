import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginDeDu = {
  'passkey.sign_in_failed':
    'Die Anmeldung mit diesem Passkey ist nicht möglich. Versuch es noch einmal oder melde dich mit E-Mail und Passwort an.',
  'passkey.of_other_account':
    'Dieser Passkey gehört zu einem anderen Konto. Verwende den Passkey dieses Kontos oder geh zurück zur Anmeldung.',
} as const satisfies Partial<Record<keyof typeof adminLoginDe, string>>;
