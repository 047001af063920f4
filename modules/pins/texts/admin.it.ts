import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'pins.tile.title': 'Avvio rapido',
  'pins.tile.info': 'Domande ai colleghi e istruzioni con un clic. Ciò che si scrive sta nei messaggi.',
  'pin.unknown': 'Questo avvio rapido non c’è più.',
  'pin.too_many': 'Non ci possono essere altri avvii rapidi.',
  'pins.empty': 'Non c’è ancora nessun avvio rapido.',
  'pins.add': 'Aggiungi avvio rapido',
  'pins.save': 'Salva avvio rapido',
  'pins.name': 'Nome',
  'pins.name_help': 'Con «Anleitung» nel nome riceve il segno di riproduzione.',
  'pins.description': 'A che cosa serve',
  'pins.remove': 'Elimina «{name}»',
  'pins.remove_text': 'Ciò che è stato chiesto resta nei messaggi.',
  'pins.close_title': 'Chiudere la conversazione?',
  'pins.close_text': 'Ciò che ha scritto è stato inviato. Le risposte si trovano nei messaggi.',
  'pins.close': 'Chiudi',
};
