import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site-de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
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
  'withdraw.whole_order': 'L’intero ordine',
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
  'withdraw.mail.subject': 'Conferma di ricezione: il Suo recesso del {date}',
  'withdraw.mail.text':
    'Buongiorno {name},\n\nil Suo recesso è pervenuto a {site} il {date} alle {time}.\n\nContenuto della Sua dichiarazione:\nCon la presente recedo dal contratto indicato di seguito.\nNome: {name}\nIndirizzo e-mail: {email}\nNumero d’ordine: {orderNumber}\nOggetto del recesso: {subject}\n\nEsaminiamo il recesso e La ricontattiamo. Conservi questa e-mail.\n\nNon è stato Lei a inviarlo? Risponda a questa e-mail.',
  'withdraw.answer.subject': 'Il Suo recesso (ordine {orderNumber})',
  'withdraw.canned.accepted':
    'Buongiorno {name},\n\nil Suo recesso del {date} dall’ordine {orderNumber} è efficace. Rimborsiamo l’importo entro il {due} con lo stesso mezzo di pagamento.\n\nCordiali saluti\n{site}',
  'withdraw.canned.expired':
    'Buongiorno {name},\n\nil Suo recesso del {date} dall’ordine {orderNumber} ci è pervenuto dopo il termine di quattordici giorni. Il contratto resta quindi valido. Per domande risponda a questa e-mail.\n\nCordiali saluti\n{site}',
  'withdraw.canned.used':
    'Buongiorno {name},\n\nil Suo recesso del {date} dall’ordine {orderNumber} è efficace. Poiché il noleggio era già iniziato su Sua richiesta, tratteniamo la quota per il tempo utilizzato e rimborsiamo il resto entro il {due}.\n\nCordiali saluti\n{site}',
  'withdraw.canned.unknown_order':
    'Buongiorno {name},\n\nnon troviamo alcun ordine con il numero {orderNumber}. Controlli la conferma d’ordine e ci invii il numero corretto. Per il termine vale la ricezione del Suo recesso del {date}.\n\nCordiali saluti\n{site}',
  'withdrawal.page_gone':
    'Questa pagina non esiste più. Se non ha ancora confermato il recesso, compili di nuovo il modulo.',
  'withdrawal.too_many':
    'Per questo indirizzo e-mail sono appena arrivati più recessi. Riprovi tra un’ora oppure ci scriva.',
};
