/** What a renter may hear of a lock; staff have no such language. */
export const ru = {
  'open.controller_offline': 'Ячейка сейчас недоступна. Попробуйте чуть позже или свяжитесь с нами.',
  'open.under_way': 'Ячейка уже открывается.',
  'open.too_many': 'Слишком много открываний подряд. Попробуйте через минуту.',
  'open.attempt_unknown': 'Такого открывания нет.',
  'provisioning.token_unknown': 'Этот код неверен или уже использован.',
};
