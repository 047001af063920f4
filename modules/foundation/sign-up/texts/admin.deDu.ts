import type { adminDe } from './admin.de.ts';

export const adminDeDu = {
  'sign_up.about': 'Restaurant, Laden oder Schließfächer: In ein paar Minuten nimmst Du die erste Bestellung an.',
  'sign_up.email.help': 'Du bekommst einen Link und einen Code, um die Adresse zu bestätigen.',
  'sign_up.sent.text': 'Öffne den Link in der E-Mail an {email}, oder gib hier den Code daraus ein.',
  'sign_up.form.title': 'Deine Firma',
  'sign_up.companyName.help': 'So sehen ihn Deine Kunden. Du kannst ihn später ändern.',
  'sign_up.trade': 'Was Du anbietest',
  'sign_up.closed': 'Hier kann man sich zurzeit nicht selbst anmelden. Wende Dich an den Betreiber der Plattform.',
  'sign_up.too_many_tries': 'Das waren zu viele Versuche. Bitte versuche es in {minutes} Min. noch einmal.',
  'sign_up.link_invalid': 'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  'sign_up.code_wrong': 'Dieser Code stimmt nicht. Prüfe die E-Mail; Du hast noch {left} Versuche.',
  'sign_up.code_used_up': 'Dieser Code gilt nicht mehr. Öffne den Link in der E-Mail, oder fordere eine neue an.',
  'sign_up.pass_over':
    'Das hat zu lange gedauert, oder die Firma ist schon angelegt. Bestätige Deine Adresse noch einmal.',
  'sign_up.address_known': 'Mit dieser Adresse gibt es schon ein Konto. Melde Dich an.',
  'sign_up.not_accepted': 'Bitte stimme den Nutzungsbedingungen und den Datenschutzhinweisen zu.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
