import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonIt } from './common.it.ts';

export const adminIt: TextsLike<typeof adminDe> = {
  ...commonIt,

  'capability.area.chat': 'Messaggi',
  'capability.chat.read': 'Leggere le conversazioni con i clienti',
  'capability.chat.write': 'Rispondere ai clienti',
  'capability.chat.supervise': 'Supervisionare le conversazioni, curare i testi pronti',
  'audit.chat.message_deleted': 'Messaggio eliminato',
  'audit.chat.container_saved': 'Cartella salvata',
  'audit.chat.container_removed': 'Cartella eliminata',
  'audit.chat.text_saved': 'Testo pronto salvato',
  'audit.chat.text_removed': 'Testo pronto eliminato',
  'audit.call_back.done': 'Richiamata fatta',
  'audit.call_back.reopened': 'Richiamata riaperta',
  'chat.timeline': 'Conversazione',
};
