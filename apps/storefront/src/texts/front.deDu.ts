import type { frontDe } from './front.de.ts';

export const frontDeDu: Partial<Record<keyof typeof frontDe, string>> = {
  'front.own_rentals': 'Deine Mieten',
  'front.running_rental': 'Deine laufende Miete',
  'front.booked_rental': 'Deine gebuchte Miete',
};
