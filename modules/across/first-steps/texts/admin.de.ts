export const adminDe = {
  'first_steps.title': 'Erste Bestellung in zehn Minuten',
  'first_steps.about': 'Offene Schritte bis zur ersten Bestellung. Erledigte Schritte werden automatisch abgehakt.',
  'first_steps.count': '{done} von {all} erledigt',
  'first_steps.done': 'erledigt',
  'first_steps.open': 'offen',
  'first_steps.go': 'Öffnen',
  'first_steps.put_away': 'Liste ausblenden',
  'first_steps.put_away.done': 'Die Liste finden Sie weiterhin unter Anleitung/Hilfe',
  'first_steps.all_done': 'Alle Schritte erledigt. Ihr Angebot ist startklar.',
  'audit.company.first_steps_put_away': 'Liste der ersten Schritte ausgeblendet',
  'audit.company.first_steps_back': 'Liste der ersten Schritte wieder eingeblendet',
} as const;
