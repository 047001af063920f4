export const adminEn = {
  'site_template.lockers': 'Lockers',
  'site_template.pizzeria': 'Pizzeria',
  'site_template.cafe': 'Café',
  'site_template.shop': 'Shop',
  'site_template.hairdresser': 'Hairdresser',
  'site_template.workshop': 'Workshop',
  'site_template.practice': 'Practice',
  'site_template.club': 'Club',
} as const;
