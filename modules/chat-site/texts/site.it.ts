import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from '@fachwerk/chat/texts/common.it';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'chat_site.title': 'Conversazione',
  'chat_site.start_title': 'Ci scriva',
  'chat_site.start_lead': 'Rispondiamo qui nella conversazione. Non serve un account.',
  'chat_site.your_message': 'Il Suo messaggio',
  'chat_site.name': 'Il Suo nome',
  'chat_site.email': 'Il Suo indirizzo e-mail',
  'chat_site.email_help': 'Così la risposta La raggiunge anche se ha lasciato la pagina.',
  'chat_site.send': 'Invia',
  'chat_site.empty': 'Non è ancora stato scritto nulla.',
  'chat_site.log': 'Messaggi',
  'chat_site.held_up': 'In evidenza',
  'chat_site.sending': 'invio in corso …',
  'chat_site.again': 'Invia di nuovo',
  'chat_site.typing': 'Stiamo scrivendo una risposta …',
  'chat_site.about_order': 'Sul Suo ordine {number}.',
  'chat_site.opens': 'In questo momento siamo chiusi. Rispondiamo dalle',
  'chat_site.soon': 'Rispondiamo appena possibile.',
  'chat_site.usual_minutes': 'Di solito rispondiamo entro {minutes} minuti.',
  'chat_site.usual_hours': 'Di solito rispondiamo entro {hours} ore.',
  'chat_site.usual_day': 'Di solito rispondiamo entro un giorno.',
  'chat_site.you': 'Lei',
  'chat_site.team': 'Team',
  'chat_site.deleted': 'Questo messaggio è stato eliminato.',
  'chat_site.is_read': 'letto',
  'chat_site.is_sent': 'inviato',
  'chat_site.delete': 'Elimina',
  'chat_site.attach': 'Allega immagine o PDF',
  'chat_site.too_large': 'Il file è troppo grande: al massimo 8 MB.',
  'chat_site.leave': 'Ricevere la risposta per e-mail',
  'chat_site.save_contact': 'Salva indirizzo',
};
