import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'chat.mail.subject': '{site} Le ha risposto',
  'chat.mail.text': 'Buongiorno {name}, nella conversazione con {site} c’è una risposta per Lei:',
  'chat.mail.how': 'Con il pulsante torna alla conversazione e può rispondere subito. Il link è solo Suo.',
  'chat.mail.button': 'Rispondi',
  'chat.mention.subject': '{name} L’ha menzionata in una nota',
  'chat.mention.text': '{name} scrive in una conversazione:\n\n{note}',
  'chat.mention.button': 'Apri la conversazione',
};
