import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'withdraw.mail.subject': 'Conferma di ricezione: il Suo recesso del {date}',
  'withdraw.mail.text':
    'Buongiorno {name},\n\nil Suo recesso è pervenuto a {site} il {date} alle {time}.\n\nContenuto della Sua dichiarazione:\nCon la presente recedo dal contratto indicato di seguito.\nNome: {name}\nIndirizzo e-mail: {email}\nNumero d’ordine: {orderNumber}\nOggetto del recesso: {subject}\n\nEsaminiamo il recesso e La ricontattiamo. Conservi questa e-mail.\n\nNon è stato Lei a inviarlo? Risponda a questa e-mail.',
  'withdraw.mail.bare':
    'Buongiorno,\n\nil {date} alle {time} è arrivato a {site} un recesso con il Suo indirizzo e-mail. Per il numero d’ordine indicato non conosciamo questo indirizzo; verificheremo il recesso e La contatteremo.\n\nIl contenuto della dichiarazione, con data e ora, è visibile per 24 ore nella pagina seguente. La preghiamo di salvarla o stamparla.\n\nNon ha esercitato alcun recesso? Allora non deve fare nulla.',
  'withdraw.mail.show': 'Vedi il contenuto',
  'withdraw.answer.subject': 'Il Suo recesso (ordine {orderNumber})',
  'withdraw.canned.accepted':
    'Buongiorno {name},\n\nil Suo recesso del {date} dall’ordine {orderNumber} è efficace. Rimborsiamo l’importo entro il {due} con lo stesso mezzo di pagamento.\n\nCordiali saluti\n{site}',
  'withdraw.canned.expired':
    'Buongiorno {name},\n\nil Suo recesso del {date} dall’ordine {orderNumber} ci è pervenuto dopo il termine di quattordici giorni. Il contratto resta quindi valido. Per domande risponda a questa e-mail.\n\nCordiali saluti\n{site}',
  'withdraw.canned.used':
    'Buongiorno {name},\n\nil Suo recesso del {date} dall’ordine {orderNumber} è efficace. Poiché il noleggio era già iniziato su Sua richiesta, tratteniamo la quota per il tempo utilizzato e rimborsiamo il resto entro il {due}.\n\nCordiali saluti\n{site}',
  'withdraw.canned.unknown_order':
    'Buongiorno {name},\n\nnon troviamo alcun ordine con il numero {orderNumber}. Controlli la conferma d’ordine e ci invii il numero corretto. Per il termine vale la ricezione del Suo recesso del {date}.\n\nCordiali saluti\n{site}',
};
