export const commonDe = {
  'review.unknown': 'Diese Bewertung gibt es nicht, oder sie wurde gelöscht.',
  'review.changed_meanwhile': 'Diese Bewertung wurde inzwischen geändert. Bitte lesen Sie sie erneut.',
  'review.not_published': 'Nur veröffentlichte Bewertungen lassen sich beantworten.',
  'review.off': 'Dieser Shop nimmt keine Bewertungen an.',
  'review.not_bought': 'Zu diesem Link gehört kein Kauf dieses Artikels.',
  'review.not_done_yet': 'Bewertungen sind möglich, sobald die Bestellung übergeben oder geliefert ist.',
  'review.published_already': 'Diese Bewertung ist bereits veröffentlicht. Löschen Sie sie, um eine neue zu schreiben.',
  'review_reason.insult': 'Beleidigung',
  'review_reason.personal_data': 'Persönliche Daten',
  'review_reason.advertising': 'Werbung',
  'review_reason.off_topic': 'Kein Bezug zum Artikel',
  'review_reason.unlawful': 'Rechtswidriger Inhalt',
} as const;
