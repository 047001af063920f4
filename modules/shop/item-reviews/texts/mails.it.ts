export const mailsIt = {
  'review_mail.hello': 'Buongiorno {name},',
  'review_mail.hello_nobody': 'Buongiorno,',
  'review_mail.ask.subject': 'La Sua recensione per {site}',
  'review_mail.ask':
    'qualche giorno fa ha acquistato da {site}. Come trova gli articoli? La Sua recensione aiuta altri a scegliere, anche se è critica.',
  'review_mail.why': 'Riceve questa e-mail perché ha richiesto novità da {site} e ha confermato l’iscrizione.',
  'review_mail.ask.button': 'Recensire gli articoli',
  'review_mail.end': 'Niente più richieste di recensioni',
  'review_mail.rejected.subject': 'La Sua recensione di “{item}”',
  'review_mail.rejected':
    'non abbiamo pubblicato la Sua recensione di “{item}”. Motivo: {reason}. La decisione è stata presa da una persona secondo le nostre regole per le recensioni, non da un programma.',
  'review_mail.rejected.appeal':
    'Può modificare la recensione e inviarla di nuovo. Se non è d’accordo, risponda a questa e-mail e la esamineremo ancora. Resta aperta la via legale.',
  'review_mail.rejected.button': 'Modifica la recensione',
} as const;
