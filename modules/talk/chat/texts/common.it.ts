import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'chat.unknown': 'Questa conversazione non esiste. Controlli il link nella Sua e-mail.',
  'chat.message_unknown': 'Questo messaggio non c’è più.',
  'chat.message_not_own': 'Può eliminare un messaggio solo chi l’ha scritto.',
  'chat.message_empty': 'Scriva qualcosa, al massimo 4.000 caratteri.',
  'chat.file_unknown': 'Il file non c’è più. Lo carichi di nuovo.',
  'chat.file_not_taken': 'Si possono allegare immagini (JPEG, PNG, WebP, AVIF) e PDF, non altri file.',
  'chat.file_too_large': 'Il file è troppo grande: al massimo 8 MB.',
  'chat.too_many_files': 'Nell’ultima ora sono arrivati molti file. Riprovi più tardi.',
  'chat.too_many_messages': 'È stato molto veloce. Attenda un minuto e poi continui a scrivere.',
  'chat.too_many_guests': 'In questo momento ci scrivono in molti. Riprovi più tardi.',
  'chat.too_many_begun':
    'Nell’ultima ora da qui sono state iniziate moltissime conversazioni. Continui in una di esse.',
  'chat.person_unknown': 'Questa persona non può prendere la conversazione.',
  'chat.snooze_past': 'Scelga un momento che deve ancora venire.',
  'chat.container_unknown': 'Questa cartella non c’è più.',
  'chat.text_unknown': 'Questo testo non c’è più.',
  'chat.text_code_taken': 'Il codice {code} esiste già.',
  'chat.too_many_texts': 'Non si possono aggiungere altri testi. Ne elimini prima uno.',
  'chat.call_back_unknown': 'Questa richiamata non c’è più.',
};
