export const mailsIt = {
  'inquiry.receipt.subject': 'Il Suo messaggio a {site} è arrivato',
  'inquiry.receipt.text':
    'Buongiorno,\n\nil {date} alle {time} è arrivato tramite il sito di {site} un messaggio con il Suo indirizzo e-mail. Lo leggeremo e La contatteremo.\n\nNon ha scritto nulla? Allora non deve fare nulla.',
} as const;
