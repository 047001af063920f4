export const adminDe = {
  'site_template.lockers': 'Schließfächer',
  'site_template.pizzeria': 'Pizzeria',
  'site_template.cafe': 'Café',
  'site_template.shop': 'Einzelhandel',
  'site_template.hairdresser': 'Friseur',
  'site_template.workshop': 'Werkstatt',
  'site_template.practice': 'Praxis',
  'site_template.club': 'Verein',
} as const;
