export const adminDeDu = {
  'law.sample_words.asks':
    'Bewertungen, Namen und Zahlen der Vorlage sind Beispiele, ihre Hinweise richten sich an dich. Veröffentlicht täuschen sie Besucher.',
  'legal_checks.about': 'Rechtliche Anforderungen an deine Website, mit deinen Daten geprüft. Keine Rechtsberatung.',
  'law.arbitration.asks': 'Ab elf Beschäftigten nennen Impressum oder AGB, ob du an einer Schlichtung teilnimmst.',
} as const;
