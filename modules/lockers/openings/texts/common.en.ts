/** What a renter may hear too. */
export const commonEn = {
  'open.controller_offline': 'The controller cannot be reached. The box cannot be opened at the moment.',
  'open.under_way': 'This box is just being opened. Please wait a moment.',
  'open.too_many': 'Too many openings in a short time. Please wait a minute.',
  'open.attempt_unknown': 'There is no such attempt to open.',
};
