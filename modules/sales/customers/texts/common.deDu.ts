import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'customer.changed_meanwhile':
    'Die Angaben wurden inzwischen an anderer Stelle geändert. Prüf sie bitte und speichere noch einmal.',
  'customer.not_confirmed': 'Gib zur Bestätigung genau die E-Mail-Adresse des Kontos ein.',
  'customer_address.limit_reached':
    'Mehr als {most} Adressen lassen sich nicht speichern. Entferne zuerst eine andere.',
  'customer_login.email_invalid': 'Das hat nicht geklappt. Bitte gib eine gültige E-Mail-Adresse ein.',
  'customer_login.too_many_tries':
    'Von hier kamen zu viele Anfragen. Bitte versuch es in {minutes} Minuten noch einmal.',
  'customer_login.link_invalid':
    'Dieser Link gilt nicht mehr. Er funktioniert 15 Minuten lang und nur einmal. Fordere einfach einen neuen an.',
  'customer_login.code_used_up':
    'Dieser Code gilt nicht mehr. Öffne den Link in der E-Mail, oder fordere eine neue E-Mail an.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
