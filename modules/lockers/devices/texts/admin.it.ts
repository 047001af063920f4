import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonIt } from './common.it.ts';

/** The wall; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  ...commonIt,
  'log.controller.online': '{name} è raggiungibile',
  'log.controller.offline': '{name} non è più raggiungibile',
  'log.controller.provisioned': '{name} ha ricevuto le sue credenziali',
  'controllers.title': 'Centraline',
  'controllers.title.about': 'Aggiungere e collegare le centraline degli armadietti.',
  'controllers.title.words': 'hardware, controller, dispositivo, serratura, firmware, MQTT',
  'terminals.title': 'Terminali',
  'terminals.title.about': 'Aggiungere e collegare gli schermi nelle sedi.',
  'terminals.title.words': 'chiosco, display, tablet, touchscreen',
};
