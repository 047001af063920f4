/** What a renter may hear too. */
export const commonRu = {
  'open.controller_offline': 'Ячейка сейчас недоступна. Попробуйте чуть позже или свяжитесь с нами.',
  'open.under_way': 'Ячейка уже открывается.',
  'open.too_many': 'Слишком много открываний подряд. Попробуйте через минуту.',
  'open.attempt_unknown': 'Такого открывания нет.',
};
