import type { TextsLike } from '@fachwerk/base/language';
import type { kitDe } from './kit.de.ts';

export const kitIt: TextsLike<typeof kitDe> = {
  'page.skip': 'Vai al contenuto',
  'page.optional': 'facoltativo',
  'page.left': 'Ancora {left} caratteri',
  'page.over': '{by} caratteri di troppo',
  'page.back': 'Indietro',
  'page.suspended': 'Al momento sospeso',
  'page.problem': 'Non è andata a buon fine',
  'page.problem.prefix': 'Errore: {title}',
  'page.problem.fields': 'Controlli questi dati:',
  'page.problem.home': 'Alla pagina iniziale',
  'page.problem.again': 'Riprova',
  'page.missing': 'Questa pagina non esiste',
  'page.missing.what': 'Forse il link è vecchio o contiene un errore di battitura.',
  'page.missing.near': 'Cercava questo?',
  'page.defect': 'Impossibile caricare la pagina!',
  'page.leaving': 'Al passo successivo',
  'page.leaving.what': 'La stiamo reindirizzando. Se non succede nulla, tocchi il pulsante.',
  'page.leaving.go': 'Continua',
  'page.notice.ok': 'Fatto',
  'page.notice.info': 'Nota',
  'page.notice.warn': 'Attenzione',
  'page.notice.danger': 'Errore',
  'page.step': 'Passo {number} di {count}: {title}',
  'page.step.done': 'completato',
  'page.new_tab': 'si apre in una nuova scheda',
  'page.sending': 'Invio in corso …',
  'page.offline': 'Nessuna connessione. Controlli la rete e riprovi.',
  'page.offline.kept': 'Non è stato inviato nulla. Ciò che ha inserito è ancora qui.',
  'page.offline.unanswered':
    'Non sappiamo se sia ancora arrivato. Ciò che ha inserito è ancora qui: lo invii di nuovo appena è di nuovo in rete.',
  'consent.title': 'La Sua scelta',
  'consent.what':
    'Usiamo solo i cookie senza i quali il sito non funziona. Le mappe di altri fornitori si caricano solo con il Suo consenso.',
  'consent.all': 'Accetta tutto',
  'consent.none': 'Rifiuta tutto',
  'consent.more': 'Impostazioni',
  'consent.map': 'Mostra la mappa',
  'consent.map.what':
    'La mappa proviene da un altro fornitore, che verrà a conoscenza del Suo indirizzo IP. La carichiamo solo con il Suo consenso.',
};
