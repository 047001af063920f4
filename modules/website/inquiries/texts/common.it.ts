export const commonIt = {
  'inquiry.unknown': 'Questa richiesta non esiste.',
  'inquiry.changed_meanwhile': 'Nel frattempo qualcun altro ha modificato questa richiesta.',
  'inquiry.no_form': 'Questo modulo non è più qui. Ricarichi la pagina oppure ci scriva un’e-mail.',
  'inquiry.incomplete': 'Manca ancora qualcosa. Controlli i campi evidenziati.',
  'inquiry.looks_automatic':
    'Sembrava un programma: un campo invisibile era compilato. Invii di nuovo il modulo oppure ci scriva un’e-mail.',
  'inquiry.too_fast': 'È stato molto veloce. Controlli i dati e invii di nuovo il modulo.',
  'inquiry.form_old':
    'Il modulo è rimasto aperto a lungo o è stato modificato nel frattempo. Controlli i dati e lo invii di nuovo.',
  'inquiry.too_many_links': 'Il Suo messaggio contiene moltissimi link. Ne lasci al massimo tre.',
  'inquiry.too_many':
    'In questo momento arrivano insolitamente molte richieste. Riprovi tra un’ora oppure ci scriva un’e-mail.',
  'field.keeping_order': 'Il massimo non può essere più breve del tempo dopo la chiusura.',
  'inquiry.element.short': 'Testo',
  'inquiry.element.long': 'Messaggio',
  'inquiry.element.email': 'Indirizzo e-mail',
  'inquiry.element.phone': 'Numero di telefono',
  'inquiry.element.choice': 'Scelta',
  'inquiry.element.checkbox': 'D’accordo',
  'inquiry.element.date': 'Data',
} as const;
