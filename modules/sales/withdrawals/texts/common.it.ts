import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'withdrawal.unknown': 'Questo recesso non esiste.',
  'withdrawal.changed_meanwhile':
    'Nel frattempo ha risposto qualcun altro. Legga la risposta prima di inviarne un’altra.',

  'withdraw.whole_order': 'L’intero ordine',
  'withdrawal.page_gone':
    'Questa pagina non esiste più. Se non ha ancora confermato il recesso, compili di nuovo il modulo.',
  'withdrawal.too_often':
    'Per questo indirizzo e-mail sono appena arrivati più recessi. Riprovi tra un’ora oppure ci scriva.',
};
