export const adminDe = {
  'audit.text.replaced': 'Text ersetzt',
  'audit.text.restored': 'Ursprünglichen Text wiederhergestellt',
  'text.unknown': 'Diesen Text gibt es nicht.',
  'text.empty': 'Bitte geben Sie einen Text ein.',
  'text.too_long': 'Der Text ist zu lang. Es passen höchstens {limit} Zeichen hinein.',
  'text.foreign_placeholder':
    'Diese Platzhalter kennt der ursprüngliche Text nicht: {placeholders}. Bitte nehmen Sie sie heraus.',
} as const;
