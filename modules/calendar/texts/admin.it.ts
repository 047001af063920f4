/** What stands beside a conversation, which staff read in this language. */
export const adminIt = {
  'calendar.of': 'Appuntamenti',
  'calendar.of.with': 'con {name}',
  'calendar.of.offered': 'proposto',
  'calendar.of.unpaid': 'non ancora pagato',
  'calendar.of.booked': 'prenotato',
  'calendar.of.done': 'è venuto',
  'calendar.of.no_show': 'non è venuto',
  'calendar.of.cancelled': 'disdetto',
} as const;
