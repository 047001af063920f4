import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,

  'capability.area.chat': 'Nachrichten',
  'capability.chat.read': 'Gespräche mit Kunden lesen',
  'capability.chat.write': 'Kunden antworten',
  'capability.chat.supervise': 'Gespräche beaufsichtigen, Textbausteine pflegen',

  'audit.chat.message_deleted': 'Nachricht gelöscht',
  'audit.chat.container_saved': 'Mappe gespeichert',
  'audit.chat.container_removed': 'Mappe gelöscht',
  'audit.chat.text_saved': 'Textbaustein gespeichert',
  'audit.chat.text_removed': 'Textbaustein gelöscht',
  'audit.call_back.done': 'Rückruf erledigt',
  'audit.call_back.reopened': 'Rückruf wieder offen',

  'chat.timeline': 'Gespräch',
} as const;
