export const commonIt = {
  'review.unknown': 'Questa recensione non esiste o è stata eliminata.',
  'review.changed_meanwhile': 'Questa recensione nel frattempo è cambiata. La rilegga.',
  'review.not_published': 'Si può rispondere solo alle recensioni pubblicate.',
  'review.off': 'Questo negozio non accetta recensioni.',
  'review.not_bought': 'A questo link non corrisponde alcun acquisto di questo articolo.',
  'review.not_done_yet': 'Le recensioni sono possibili dopo la consegna o il ritiro.',
  'review.published_already': 'Questa recensione è già pubblicata. La elimini per scriverne una nuova.',
  'review_reason.insult': 'Insulto',
  'review_reason.personal_data': 'Dati personali',
  'review_reason.advertising': 'Pubblicità',
  'review_reason.off_topic': 'Non riguarda l’articolo',
  'review_reason.unlawful': 'Contenuto illecito',
} as const;
