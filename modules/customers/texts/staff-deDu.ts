export const staffDeDu = {
  'customers.denied.edit': 'Deine Rolle erlaubt es nicht, Kunden zu bearbeiten.',
} as const;
