import type { TextsLike } from '../language.ts';
import type { de } from './base.de.ts';

export const it: TextsLike<typeof de> = {
  'input.invalid': 'Alcuni dati non sono ancora corretti. Controlli i campi evidenziati.',
  'input.unreadable': 'La richiesta non era leggibile. Ricarichi la pagina e riprovi.',
  'input.too_large': 'È troppo grande. Scelga un file più piccolo o invii meno dati alla volta.',
  'input.content_type': 'Qui il server non accetta questo formato.',
  'repeat.other_input':
    'Questa richiesta è già stata inviata con la stessa chiave ma con dati diversi. Ricarichi la pagina e verifichi che cosa è stato salvato.',
  'access.signed_out': 'Non ha effettuato l’accesso, oppure la sessione è scaduta. Acceda di nuovo.',
  'access.denied':
    'Operazione non consentita. Il Suo ruolo non lo permette; si rivolga a chi amministra la Sua azienda.',
  'access.too_many_tries': 'Troppe richieste in poco tempo. Riprovi tra {seconds} s.',
  'access.cross_site':
    'Questa richiesta proveniva da un altro sito e non è stata eseguita. Apra direttamente questa pagina e riprovi.',
  'site.suspended':
    'Questa offerta è al momento sospesa. I noleggi e gli ordini in corso restano raggiungibili tramite il link nella sua e-mail.',
  'host.unknown': 'Sotto questo nome qui non è configurato nulla. Chi gestisce il server lo inserisce in PUBLIC_URL.',
  'path.unknown': 'Questo indirizzo non esiste.',
  'method.unknown': 'Questo indirizzo esiste, ma non si può chiamare in questo modo.',
  'file.unknown': 'Questo file non esiste o non esiste più.',
  'server.busy': 'Il server non può rispondere in questo momento. Non è stato salvato nulla; riprovi tra un attimo.',
  'server.not_ready': 'Il server non è pronto. Non risponde: {failed}.',
  'server.defect':
    'Qualcosa è andato storto da parte nostra e non è stato salvato nulla. Riprovi più tardi. Se non basta, comunichi all’assistenza il numero {requestId}.',
  'outbound.refused':
    'Il server non può chiamare questo indirizzo. Sono ammessi indirizzi pubblici che iniziano con http:// o https://.',
  'outbound.unreachable': 'A questo indirizzo non risponde nessuno. Controlli come è scritto o riprovi più tardi.',
  'outbound.too_large': 'La risposta da questo indirizzo è troppo grande.',
  'outbound.too_many_redirects':
    'Questo indirizzo reindirizza troppe volte. Inserisca l’indirizzo a cui si arriva alla fine.',
  'problem.number': 'Errore {number}',
  'server.page.title': 'Al momento non raggiungibile',
  'host.page.title': 'A questo indirizzo non è configurato nulla',
  'host.page.what': 'Questo server è in funzione, ma non conosce il nome con cui è stato chiamato.',
  'host.page.todo':
    'Se è Lei a gestire il server: inserisca in PUBLIC_URL l’indirizzo al quale deve essere raggiungibile e lo riavvii. Sul computer stesso risponde sempre a localhost.',

  'field.missing': 'Questo dato manca.',
  'field.type': 'Questo dato non ha la forma giusta.',
  'field.invalid': 'Questo dato non è corretto.',
  'field.unknown': 'Questo dato qui non è previsto.',
  'field.number': 'Inserisca un numero.',
  'field.integer': 'Inserisca un numero intero.',
  'field.date': 'Inserisca una data valida.',
  'field.choice': 'Scelga uno dei valori proposti.',
  'field.too_short_one': 'Compili questo campo.',
  'field.too_short_other': 'Troppo corto di {by}: inserisca almeno {count} caratteri.',
  'field.too_long_one': 'Troppo lungo di {by}: c’è posto per un solo carattere.',
  'field.too_long_other': 'Troppo lungo di {by}: c’è posto per {count} caratteri al massimo.',
  'field.too_small': 'Il valore deve essere almeno {limit}.',
  'field.too_big': 'Il valore può essere al massimo {limit}.',
  'field.too_few_one': 'Scelga almeno una voce.',
  'field.too_few_other': 'Scelga almeno {count} voci.',
  'field.too_many_one': 'Qui è possibile una sola voce.',
  'field.too_many_other': 'Qui sono possibili al massimo {count} voci.',
  'field.name_address': 'Inserisca solo un nome, nessun indirizzo web o e-mail.',
  'field.email': 'Inserisca un indirizzo e-mail valido, per esempio nome@azienda.it.',
  'field.json': 'Questo dato non è leggibile.',
  'field.money': 'Inserisca un importo come 1,99 senza il simbolo dell’euro.',
  'field.twice': 'Un valore compare due volte nell’elenco.',
  'field.file': 'Scelga un file.',
  'field.link': 'Inserisca un percorso (/admin/…) o un indirizzo con https://.',
  'field.characters': 'Questi caratteri qui non sono ammessi: {characters}',
  'field.control_characters': 'Questo dato contiene caratteri non ammessi.',
};
