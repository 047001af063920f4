import type { Texts } from '../language.ts';

/** What visitors of a site may read; the rest is said in English. */
export const it: Texts = {
  'input.invalid': 'Alcuni dati non sono ancora corretti. Controlli i campi evidenziati.',
  'input.unreadable': 'La richiesta non era leggibile. Ricarichi la pagina e riprovi.',
  'input.too_large': 'È troppo grande. Scelga un file più piccolo o invii meno dati alla volta.',
  'input.content_type': 'Qui il server non accetta questo formato.',
  'access.signed_out': 'Non ha effettuato l’accesso, oppure la sessione è scaduta. Acceda di nuovo.',
  'access.too_many_tries': 'Troppe richieste in poco tempo. Aspetti un minuto e riprovi.',
  'access.cross_site':
    'Questa richiesta proveniva da un altro sito e non è stata eseguita. Apra direttamente questa pagina e riprovi.',
  'path.unknown': 'Questo indirizzo non esiste.',
  'server.busy': 'Il server non può rispondere in questo momento. Non è stato salvato nulla; riprovi tra un attimo.',
  'server.defect':
    'Qualcosa è andato storto da parte nostra e non è stato salvato nulla. Riprovi più tardi. Se non basta, comunichi all’assistenza il numero {requestId}.',
  'server.page.title': 'Al momento non raggiungibile',

  'field.missing': 'Questo dato manca.',
  'field.type': 'Questo dato non ha la forma giusta.',
  'field.invalid': 'Questo dato non è corretto.',
  'field.number': 'Inserisca un numero.',
  'field.integer': 'Inserisca un numero intero.',
  'field.date': 'Inserisca una data valida.',
  'field.choice': 'Scelga uno dei valori proposti.',
  'field.too_short_one': 'Compili questo campo.',
  'field.too_short_other': 'Inserisca almeno {count} caratteri.',
  'field.too_long_one': 'C’è posto per un solo carattere.',
  'field.too_long_other': 'C’è posto per {count} caratteri al massimo.',
  'field.too_small': 'Il valore deve essere almeno {limit}.',
  'field.too_big': 'Il valore può essere al massimo {limit}.',
  'field.too_few_one': 'Scelga almeno una voce.',
  'field.too_few_other': 'Scelga almeno {count} voci.',
  'field.too_many_one': 'Qui è possibile una sola voce.',
  'field.too_many_other': 'Qui sono possibili al massimo {count} voci.',
  'field.email': 'Inserisca un indirizzo e-mail valido, per esempio nome@azienda.it.',
  'field.file': 'Scelga un file.',
  'field.control_characters': 'Questo dato contiene caratteri non ammessi.',
};
