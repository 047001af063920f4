import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminIt: TextsLike<typeof adminDe> = {
  'capability.area.rentals': 'Affitti',
  'capability.rentals.read': 'Vedere i diritti di accesso',
  'capability.rentals.edit': 'Modificare i diritti di accesso',
  'capability.rentals.check': 'Liberare i box controllati',
  'capability.rentals.refund': 'Rimborsare e rinunciare ai supplementi',
  'capability.rentals.feed': 'Gestire la chiave per gli affitti in corso',
  'log.rental.started': 'Box {size} affittato.',
  'log.rental.moved': 'L’affitto è passato dal box {before} al box {after}: il primo non era ancora libero.',
  'log.rental.without_box': 'Per un affitto prenotato nessun box era libero.',
  'log.rental.paid_late': 'Un pagamento è arrivato quando nessun box era più libero. Viene rimborsato.',
  'log.rental.unserved': 'Per un affitto prenotato nessun box si è liberato fino all’ultimo. Viene rimborsato.',
  'rental.timeline.started': 'Affitto iniziato',
  'rental.timeline.extended': 'Affitto prolungato',
  'rental.timeline.overrun': 'Tempo superato',
  'rental.timeline.charged': 'Differenza di prezzo addebitata',
  'rental.timeline.charge_dropped': 'Differenza aperta annullata',
  'rental.timeline.surcharge_paid': 'Supplemento pagato',
  'rental.timeline.surcharge_waived': 'Rinuncia al supplemento',
  'rental.timeline.replaced': 'Box sostitutivo ricevuto',
  'rental.timeline.access_revoked': 'Accesso bloccato',
  'rental.timeline.ended': 'Affitto terminato',
  'rental.timeline.cancelled': 'Affitto annullato',
};
