import { commonDeDu } from './common.deDu.ts';

export const siteDeDu = {
  ...commonDeDu,

  'review.order.text': 'Deine Erfahrung hilft anderen bei der Auswahl.',
  'review.write.sent': 'Vielen Dank für deine Bewertung',
  'review.write.sent.text':
    'Sie erscheint auf der Seite des Artikels, sobald der Shop sie geprüft hat. Bis dahin kannst du sie hier ändern.',
  'review.write.reason': 'Grund: {reason}. Du kannst die Bewertung ändern und erneut absenden.',
  'review.field.stars': 'Deine Bewertung in Sternen',
  'review.field.text': 'Deine Erfahrung',
  'review.end.ask': 'Möchtest du keine E-Mails mit der Bitte um Bewertungen mehr erhalten? Ein Klick genügt.',
  'review.end.done': 'Du erhältst keine E-Mails mit der Bitte um Bewertungen mehr.',
} as const;
