import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'withdraw.title': 'Recedere dal contratto',
  'withdraw.lead':
    'Qui può recedere da un contratto senza accedere. Nel secondo passaggio controlla i dati; subito dopo confermiamo la ricezione per e-mail.',
  'withdraw.step.form': 'Dati',
  'withdraw.step.check': 'Controlla e conferma',
  'withdraw.name': 'Il Suo nome',
  'withdraw.email': 'Indirizzo e-mail per la conferma',
  'withdraw.order_number': 'Numero d’ordine',
  'withdraw.order_number.help': 'Si trova nella conferma e sulla fattura, per esempio 7K2M-41QX.',
  'withdraw.subject': 'Da che cosa recede?',
  'withdraw.subject.help': 'Da compilare solo se recede da una parte dell’ordine. Non è necessario indicare i motivi.',
  'withdraw.next': 'Avanti',
  'withdraw.check': 'Controlli i dati. Il recesso è dichiarato solo con «Conferma il recesso».',
  'withdraw.statement': 'Con la presente recedo dal contratto indicato di seguito.',
  'withdraw.confirm': 'Conferma il recesso',
  'withdraw.change': 'Modifica i dati',
  'withdraw.received': 'Abbiamo ricevuto il Suo recesso',
  'withdraw.received.title': 'Conferma di ricezione',
  'withdraw.received.what':
    'Abbiamo inviato questa conferma a {email}. Esaminiamo il recesso e La ricontattiamo. Può stampare questa pagina come copia.',
  'withdraw.received_at': 'Ricevuto il',
  'withdraw.policy': 'Leggi le informazioni sul recesso',
  'withdraw.home': 'Alla pagina iniziale',
};
