export const adminDe = {
  'capability.area.limits': 'Limits',
  'capability.limits.read': 'Limits ansehen',
  'limits.title': 'Limits',
  'limits.name': 'Name',
  'limits.createdAt': 'Angelegt',
  'limits.empty.title': 'Noch nichts da',
  'limits.empty.text': 'Sobald es Einträge gibt, sehen Sie sie hier.',
} as const;
