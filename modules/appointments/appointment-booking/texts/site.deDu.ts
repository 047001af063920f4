import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'order.appointment.title': 'Dein Termin',
  'book.lead': 'Wähl eine Leistung. Buchung ohne Konto in drei Schritten.',
  'book.privacy': 'Wir verwenden deine Angaben nur für diesen Termin.',
  'wait.lead':
    '{service}, {name}: Wird eine Zeit frei, erhältst du eine E-Mail. Die Zeit bleibt drei Stunden für dich reserviert.',
  'wait.done': 'Du stehst auf der Warteliste',
  'wait.done_what': 'Sobald eine Zeit frei wird, erhältst du eine E-Mail.',
  'own.mine': 'Deine Termine',
  'own.mine.unconfirmed_what': 'Bestätige den Termin über den Link in unserer E-Mail.',
  'own.title': 'Dein Termin',
  'own.offered': 'Zeit für dich reserviert',
  'own.cannot_pay': 'Online-Zahlung ist für diesen Termin zurzeit nicht möglich. Bitte ruf uns an.',
  'book.confirm_after':
    'Nach der Buchung erhältst du eine E-Mail mit einem Bestätigungslink. Die Zeit bleibt {minutes} Minuten reserviert.',
  'confirm.expired_what': 'Die Zeit ist wieder frei. Bitte buch einen neuen Termin.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
