export const screensDe = {
  'logs.title': 'Log / Auswertung',
  'logs.csv.name': 'log',
  'logs.csv.at': 'Zeitpunkt',
  'logs.csv.what': 'Was',
  'logs.csv.location': 'Standort',
  'logs.csv.lock': 'Fach',
  'logs.csv.person': 'Person',
  'logs.csv.order': 'Vorgang',
  'logs.csv.type': 'Art',
} as const;
