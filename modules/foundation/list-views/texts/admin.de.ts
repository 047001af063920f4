export const adminDe = {
  'capability.area.list-views': 'Listen',
  'capability.list-views.manage': 'Geteilte Ansichten anderer bearbeiten',
  'audit.list_view.shared': 'Ansicht geteilt',
  'audit.list_view.changed': 'Geteilte Ansicht geändert',
  'audit.list_view.withdrawn': 'Geteilte Ansicht entfernt',
  'list_view.unknown': 'Diese Ansicht gibt es nicht mehr.',
  'list_view.not_yours': 'Geteilte Ansichten bearbeiten nur ihr Ersteller und Administratoren.',
  'list_view.name_taken': 'Eine eigene Ansicht mit diesem Namen gibt es in dieser Liste schon.',
  'list_view.too_many': 'Je Liste sind 30 eigene Ansichten möglich. Löschen Sie eine, die Sie nicht mehr brauchen.',
} as const;
