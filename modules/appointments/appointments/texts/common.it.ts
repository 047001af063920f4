import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'appointment.unknown': 'Questo appuntamento non esiste.',
  'appointment.service_unknown': 'Questo servizio non è più disponibile.',
  'appointment.staff_unknown': 'Questa persona non lavora qui.',
  'appointment.taken': 'Questo orario non è più libero. Scelga un altro orario.',
  'appointment.room_taken': 'A quest’ora non c’è una sala libera. Scelga un altro orario.',
  'appointment.over': 'Questo appuntamento non può più essere modificato.',
  'appointment.too_late': 'È troppo tardi per spostare o disdire online. Ci chiami.',
  'appointment.not_online': 'Questo servizio non si prenota online. Ci chiami.',
  'appointment.too_many_from_here':
    'Da questa connessione oggi sono già stati prenotati molti appuntamenti. Per altri ci chiami.',
  'appointment.too_many': 'Con questo indirizzo e-mail ci sono già diversi appuntamenti. Per altri ci chiami.',
  'appointment.waiting_already': 'Questo indirizzo e-mail è già in lista d’attesa.',
  'appointment.ends_before_start': 'La fine viene prima dell’inizio.',
  'appointment.variant_missing': 'Scelga una variante.',
  'appointment.choice_unknown': 'Questa scelta non è più disponibile. Scelga di nuovo.',
  'appointment.too_long': 'Questo periodo è troppo lungo.',
  'appointment.not_accepted': 'Accetti le condizioni una per una.',
  'appointment.payment_unknown': 'Questo metodo di pagamento non è disponibile. Ne scelga un altro.',
  'appointment.confirmation_expired':
    'Questo appuntamento non è stato confermato in tempo e l’orario è di nuovo libero. Ne prenoti un altro.',
};
