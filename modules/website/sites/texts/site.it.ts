import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'legal.since': 'Versione {version}, in vigore dal {date}',
  'legal.of_party': 'Per i contratti con {name}',
  'party.is': 'Qui il contratto è con {name}:',
  'legal.older': 'Questa è una versione precedente e non è più in vigore.',
  'legal.to_current': 'Vai alla versione in vigore',
  'legal.versions': 'Versioni precedenti',
  'legal.versions.one': 'Versione {version} del {date}',
  'legal.language': 'Questo testo è disponibile solo in un’altra lingua.',
  'legal.withdraw': 'Recedere dal contratto',
  'legal.withdraw.what': 'Desidera recedere? Bastano due passaggi, senza accedere.',

  'cookies.title': 'Cookie e privacy',
  'cookies.intro':
    'Qui decide che cosa questo sito può salvare sul Suo dispositivo e caricare da altri. La scelta vale 180 giorni e può essere cambiata in ogni momento.',
  'cookies.necessary': 'Necessari',
  'cookies.necessary.what':
    'Conservano il carrello, mantengono l’accesso e ricordano la lingua e la scelta fatta in questa pagina. Senza questi cookie non è possibile prenotare.',
  'cookies.necessary.always': 'Sempre attivi',
  'cookies.map': 'Mappa',
  'cookies.map.what':
    'Le immagini della mappa provengono da un altro fornitore, che viene a conoscere il Suo indirizzo IP. Senza il Suo consenso mostriamo le sedi come elenco e come semplice disegno.',
  'cookies.map.allow': 'Carica la mappa da un altro fornitore',
  'cookies.map.unused': 'Al momento questo sito non carica mappe da altri fornitori.',
  'cookies.nothing_else': 'Su questo sito non ci sono pubblicità, statistiche di terzi o social network.',
  'cookies.save': 'Salva la scelta',
  'cookies.all': 'Accetta tutto',
  'cookies.none': 'Rifiuta tutto',
  'cookies.saved': 'La Sua scelta è stata salvata.',
  'cookies.privacy': 'Maggiori dettagli nell’informativa sulla privacy',
};
