/** Said at the entrance, before anything else is loaded. */
export const adminLoginDe = {
  'passkeys.sign_in': 'Mit Passkey anmelden',
  'passkey.sign_in_failed':
    'Die Anmeldung mit diesem Passkey ist nicht möglich. Versuchen Sie es noch einmal oder melden Sie sich mit E-Mail und Passwort an.',
  'passkey.of_other_account':
    'Dieser Passkey gehört zu einem anderen Konto. Verwenden Sie den Passkey dieses Kontos oder gehen Sie zurück zur Anmeldung.',
} as const;
