import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'sign_up.email.help': 'Du erhältst einen Link und einen Code zur Bestätigung der Adresse.',
  'sign_up.sent.text': 'Öffne den Link in der E-Mail an {email} oder gib hier den Code ein.',
  'sign_up.form.title': 'Deine Firma',
  'sign_up.companyName.help': 'Sichtbar für deine Kunden, später änderbar.',
  'sign_up.closed': 'Die Registrierung ist zurzeit geschlossen. Wende dich an den Betreiber der Plattform.',
  'sign_up.too_many_tries': 'Zu viele Versuche. Bitte versuche es in {minutes} Min. noch einmal.',
  'sign_up.link_invalid': 'Dieser Link ist abgelaufen. Fordere einen neuen an.',
  'sign_up.code_wrong': 'Falscher Code. Prüfe die E-Mail; verbleibende Versuche: {left}.',
  'sign_up.code_used_up': 'Dieser Code ist abgelaufen. Öffne den Link in der E-Mail oder fordere eine neue an.',
  'sign_up.pass_over': 'Die Frist ist abgelaufen, oder die Firma ist bereits angelegt. Bestätige deine Adresse erneut.',
  'sign_up.address_known': 'Zu dieser Adresse besteht bereits ein Konto. Melde dich an.',
  'sign_up.not_accepted': 'Bitte stimme den Nutzungsbedingungen und den Datenschutzhinweisen zu.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
