export const adminDe = {
  'first_steps.title': 'Erste Bestellung in zehn Minuten',
  'first_steps.about': 'Was noch fehlt, bis Ihre Kunden bestellen können. Erledigtes hakt sich selbst ab.',
  'first_steps.count': '{done} von {all} erledigt',
  'first_steps.done': 'erledigt',
  'first_steps.open': 'offen',
  'first_steps.go': 'Los',
  'first_steps.put_away': 'Liste ausblenden',
  'first_steps.put_away.done': 'Die Liste steht weiter unter Anleitung/Hilfe',
  'first_steps.all_done': 'Alles erledigt. Ihr Angebot kann loslegen.',
  'audit.company.first_steps_put_away': 'Liste der ersten Schritte ausgeblendet',
  'audit.company.first_steps_back': 'Liste der ersten Schritte wieder eingeblendet',
} as const;
