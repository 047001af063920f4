import type { commonDe } from './common.de.ts';

export const commonDeDu = {
  'customer.changed_meanwhile':
    'Die Angaben wurden inzwischen an anderer Stelle geändert. Bitte prüfe sie und speichere erneut.',
  'customer.figure_denied': 'Deine Rolle zeigt diesen Wert nicht. Sortiere und filtere nach einer anderen Spalte.',
  'customer_tag.limit_reached': 'Mehr als {most} Tags lassen sich nicht anlegen. Lösche zuerst einen anderen.',
  'customer.not_confirmed': 'Gib zur Bestätigung genau die E-Mail-Adresse des Kontos ein.',
  'customer_address.limit_reached': 'Höchstens {most} Adressen sind möglich. Entferne zuerst eine andere.',
  'customer_login.email_invalid': 'Die Anmeldung ist fehlgeschlagen. Bitte gib eine gültige E-Mail-Adresse ein.',
  'customer_login.too_many_tries': 'Zu viele Anfragen. Bitte versuche es in {minutes} Minuten noch einmal.',
  'customer_login.link_invalid':
    'Dieser Link ist abgelaufen. Er gilt 15 Minuten und nur einmal. Fordere einen neuen an.',
  'customer_login.code_used_up':
    'Dieser Code gilt nicht mehr. Öffne den Link in der E-Mail, oder fordere eine neue E-Mail an.',
  'customer.email_missing': 'Bitte gib eine E-Mail-Adresse ein. Sie ist die Anmeldung des Kunden.',
  'customer_newsletter.link_invalid': 'Dieser Link ist ungültig. Bitte öffne ihn direkt aus der E-Mail.',
  'customer_newsletter.too_many':
    'Zurzeit sind zu viele Anmeldungen eingegangen. Bitte versuche es in einer Stunde erneut.',
} as const satisfies Partial<Record<keyof typeof commonDe, string>>;
