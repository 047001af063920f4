export const commonIt = {
  'message.link_invalid': 'Questo link non è più valido. Può disdire la newsletter anche nel Suo account.',
  'message.unknown': 'Questa newsletter non esiste.',
  'message.recipient_unknown': 'Qualcuno della Sua scelta non esiste più. Scelga di nuovo i destinatari.',
  'message.nobody':
    'Nessuno dei clienti scelti ha accettato la newsletter. Senza un consenso confermato non si può scrivere a nessuno.',
  'message.code_unknown': 'La newsletter non conosce queste sigle: {codes}. Ne scelga una dall’elenco.',
  'message.in_the_past': 'Questo momento è già passato. Ne scelga uno successivo oppure invii subito.',
  'message.already_started': 'L’invio è già iniziato e prosegue fino alla fine.',
  'message.already_cancelled': 'Questa newsletter è già stata ritirata.',
  'message_query.unknown': 'Questa scelta salvata non esiste.',
  'message_query.name_taken': 'Esiste già una scelta con questo nome.',
  'message_query.limit_reached': 'Non sono possibili più di {most} scelte salvate. Ne elimini prima una.',
  'field.message_customers': 'Scelga almeno un cliente.',
  'message.no_own_device':
    'Non c’è ancora un dispositivo su cui {email} abbia attivato le notifiche. Acceda al Suo sito con questo indirizzo e le attivi nell’account.',
  'message.picture_unknown': 'L’immagine non esiste più. Ne scelga un’altra.',
} as const;
