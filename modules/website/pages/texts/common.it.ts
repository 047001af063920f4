import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'page.unknown': 'Questa pagina non esiste.',
  'page.changed_meanwhile':
    '{name} ha modificato nel frattempo questa pagina. Confronti le due versioni; nulla va perso.',
  'page.site_changed_meanwhile':
    'Modificate o pubblicate nel frattempo: {pages}. Nulla è stato pubblicato. Riveda le modifiche.',
  'page.slug_taken': 'A questo indirizzo esiste già una pagina. Ne scelga un altro.',
  'page.slug_reserved': 'Questo indirizzo serve al sito stesso. Ne scelga un altro.',
  'page.slug_missing': 'Manca l’indirizzo. Solo la pagina iniziale non ne ha, ed è una sola.',
  'page.parent_unknown': 'La pagina superiore non esiste più. Ne scelga un’altra.',
  'page.start_stays': 'La pagina iniziale c’è sempre: non si può nascondere, spostare o eliminare.',
  'page.circle': 'Una pagina non può stare sotto sé stessa.',
  'page.too_many': 'Un sito non ha più di 500 pagine. Ne elimini prima una che non serve più.',
  'page.block_unknown': 'Il blocco «{kind}» qui non esiste. Lo tolga dalla pagina.',
  'page.block_wrong': 'Nel blocco {number} della pagina un dato non è corretto.',
  'page.block_twice': 'Un blocco compare due volte nella pagina. Ricarichi la pagina e riprovi.',
  'page.half_translated':
    'La pagina è tradotta solo a metà ({languages}). Completi i testi mancanti o la pubblichi comunque.',
  'page.nothing_to_publish': 'Non c’è nulla di nuovo da pubblicare.',
  'page.unlawful': 'Non si può ancora pubblicare: nella verifica legale c’è ancora qualcosa in rosso.',
  'page.until_before_from': 'La fine precede l’inizio.',
  'page_version.unknown': 'Questa versione non esiste.',
  'page_redirect.unknown': 'Questo reindirizzamento non esiste più.',
  'page_redirect.circle': 'Questo reindirizzamento gira in tondo.',
  'page_redirect.is_page': 'A questo indirizzo esiste una pagina. Si può reindirizzare solo un indirizzo libero.',
  'page_redirect.no_link': 'Inserisca un indirizzo di questo sito (/menu) o uno con https://.',

  'field.slug': 'Usi solo lettere minuscole, cifre e trattini, al massimo tre parti separate da /.',
};
