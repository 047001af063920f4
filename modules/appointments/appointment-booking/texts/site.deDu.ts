import type { siteDe } from './site.de.ts';

export const siteDeDu = {
  'order.appointment.title': 'Dein Termin',
  'order.appointment.what': 'Hier siehst Du den Termin, verschiebst ihn oder sagst ihn ab.',
  'book.lead': 'Wähl, was gemacht werden soll. Ohne Konto, in drei Schritten.',
  'book.step.contact': 'Deine Angaben',
  'book.contact.title': 'Deine Angaben',
  'book.deadline': 'Verschieben und absagen kannst du bis {hours} Stunden vorher, kostenlos.',
  'book.privacy': 'Deine Angaben nutzen wir nur für diesen Termin.',
  'wait.lead': '{service}, {name}: Wird eine Zeit frei, schreiben wir dir und halten sie drei Stunden für dich frei.',
  'wait.done': 'Du stehst auf der Warteliste',
  'wait.done_what': 'Sobald eine Zeit frei wird, bekommst du eine E-Mail.',
  'own.mine': 'Deine Termine',
  'own.mine.unconfirmed_what': 'Wir haben dir eine E-Mail geschickt. Bestätige den Termin mit dem Link darin.',
  'own.title': 'Dein Termin',
  'own.offered': 'Diese Zeit halten wir für dich frei',
  'own.unpaid_until': 'Die Zeit ist für dich reserviert bis',
  'wait.pay_then': 'Bezahlt wird online, sobald du eine Zeit bestätigst.',
  'own.cannot_pay': 'Diesen Termin können wir gerade nicht online annehmen. Ruf uns bitte an.',
  'own.cancel_refund': 'Was du bezahlt hast, bekommst du zurück.',
  'book.confirm_after':
    'Wenn du gebucht hast, bekommst du eine E-Mail. Bestätige den Termin mit dem Link darin; so lange halten wir die Zeit frei, {minutes} Minuten.',
  'own.unconfirmed': 'Bitte bestätige den Termin',
  'confirm.expired_what': 'Die Zeit ist wieder frei. Buch bitte einen neuen Termin.',
} as const satisfies Partial<Record<keyof typeof siteDe, string>>;
