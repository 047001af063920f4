/** Said at the entrance, before anything else is loaded. */
export const adminLoginDe = {
  'passkeys.sign_in': 'Mit Passkey anmelden',
  'passkey.sign_in_failed':
    'Mit diesem Passkey können Sie sich hier nicht anmelden. Versuchen Sie es noch einmal, oder melden Sie sich mit E-Mail und Passwort an.',
} as const;
