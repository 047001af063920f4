export const adminDeDu = {
  'law.sample_words.asks':
    'Bewertungen, Namen und Zahlen einer Vorlage sind erfunden, ihre Hinweise gelten dir: Online täuschen sie Besucher.',
  'legal_checks.about':
    'Was das Recht von dieser Website verlangt, an deinen eigenen Daten geprüft. Eine Rechtsberatung ersetzt das nicht.',
  'law.arbitration.asks':
    'Ab elf Beschäftigten steht im Impressum oder in den AGB, ob du an einer Schlichtung teilnimmst.',
} as const;
