import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'customer_mail.hello': 'Buongiorno,',
  'customer_mail.hello.name': 'Buongiorno {name},',
  'customer_mail.newsletter.subject': 'Confermi la newsletter di {site}',
  'customer_mail.newsletter.text':
    'ha richiesto la newsletter di {site}. La confermi con un clic. Senza conferma non le invieremo nulla.\n\nCon lo stesso link può annullare l’iscrizione in ogni momento.',
  'customer_mail.newsletter.button': 'Conferma la newsletter',
  'customer_mail.erased.subject': 'Il suo account presso {site} è eliminato',
  'customer_mail.erased.text':
    'il suo account presso {site} e i suoi dati personali sono eliminati. Conserviamo le fatture per il tempo richiesto dalla legge, poi eliminiamo anche quelle.\n\nSarà sempre il benvenuto.',
  'customer_mail.email_changed.subject': 'Nuovo indirizzo e-mail per il suo account presso {site}',
  'customer_mail.email_changed.text':
    'l’indirizzo e-mail del suo account presso {site} è stato modificato.\n\nFinora: {oldEmail}\nDa ora: {newEmail}\n\nNon è stato lei? Ci contatti subito.',
};
