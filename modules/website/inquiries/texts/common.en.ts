export const commonEn = {
  'inquiry.unknown': 'There is no such inquiry.',
  'inquiry.changed_meanwhile':
    'Somebody else has changed this inquiry meanwhile. Read the note before you overwrite it.',
  'inquiry.no_form': 'This form is no longer here. Reload the page, or write us an e-mail.',
  'inquiry.incomplete': 'Something is still missing. Please check the marked fields.',
  'inquiry.looks_automatic':
    'That looked like a program: an invisible field was filled in. Please send the form once more, or write us an e-mail.',
  'inquiry.too_fast': 'That was very quick. Please check what you wrote and send the form once more.',
  'inquiry.form_old':
    'The form was open for long, or was changed meanwhile. Please check what you wrote and send it once more.',
  'inquiry.too_many_links': 'Your message has very many links. Please leave three at most.',
  'inquiry.too_many': 'Unusually many inquiries are coming in. Please try again in an hour, or write us an e-mail.',
  'field.keeping_order': 'At most cannot be shorter than after they are done.',
  'inquiry.element.short': 'Text',
  'inquiry.element.long': 'Message',
  'inquiry.element.email': 'E-mail address',
  'inquiry.element.phone': 'Phone number',
  'inquiry.element.choice': 'Choice',
  'inquiry.element.checkbox': 'Agreed',
  'inquiry.element.date': 'Date',
} as const;
