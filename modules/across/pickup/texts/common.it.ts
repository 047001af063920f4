import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'pickup.unknown': 'Questo box di ritiro non esiste.',
  'pickup.link_needed': 'Si apre con il link o il PIN della nostra e-mail.',
  'pickup.no_boxes': 'Al momento qui non ci sono box di ritiro. Scelga il ritiro in negozio.',
  'pickup.none_free': 'A quell’ora nessun box di ritiro è libero. Scelga un altro orario o il ritiro in negozio.',
  'pickup.too_large': 'L’ordine non entra nemmeno in due box. Scelga il ritiro al banco.',
  'pickup.not_yet': 'Il box è riservato solo poco prima dell’orario promesso.',
  'pickup.not_accepted': 'L’ordine non è ancora stato accettato.',
  'pickup.already_in': 'È già nel box.',
  'pickup.not_in_box': 'Nel box non c’è ancora nulla.',
  'pickup.over': 'Questo box non appartiene più all’ordine.',
  'pickup.door_open': 'Lo sportello è ancora aperto. Lo chiuda, per favore.',
  'pickup.not_opened': 'Il box non è stato aperto.',
  'pickup.opening_too_late': 'La connessione è arrivata troppo tardi. Tocchi di nuovo.',
  'pickup.reason_missing': 'Indichi un motivo.',
  'pickup.location_unknown': 'Questa sede non esiste.',
  'pickup.remind_after_keep': 'Il promemoria deve arrivare prima del ritiro da parte nostra.',
  'pickup.category_unknown': 'Questa categoria non esiste.',
};
