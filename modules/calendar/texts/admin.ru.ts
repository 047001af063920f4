/** What stands beside a conversation, which staff read in this language. */
export const adminRu = {
  'calendar.of': 'Записи',
  'calendar.of.with': 'у {name}',
  'calendar.of.offered': 'предложена',
  'calendar.of.unpaid': 'ещё не оплачена',
  'calendar.of.booked': 'подтверждена',
  'calendar.of.done': 'состоялась',
  'calendar.of.no_show': 'клиент не пришёл',
  'calendar.of.cancelled': 'отменена',
} as const;
