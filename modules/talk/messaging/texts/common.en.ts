export const commonEn = {
  'message.link_invalid': 'This link is no longer valid. You can also end your newsletter in your account.',
  'message.unknown': 'There is no such newsletter.',
  'message.recipient_unknown': 'Somebody of your choice is gone. Please choose the recipients again.',
  'message.nobody':
    'None of the chosen customers has agreed to the newsletter. Without a confirmed consent nobody may be written to.',
  'message.code_unknown': 'The newsletter does not know these short codes: {codes}. Please take one from the list.',
  'message.in_the_past': 'That moment has passed. Please choose a later one, or send now.',
  'message.already_started': 'Sending has begun and goes on to its end.',
  'message.already_cancelled': 'This newsletter has been taken back already.',
  'message_query.unknown': 'There is no such saved choice.',
  'message_query.name_taken': 'There is a choice with this name already.',
  'message_query.limit_reached': 'There can be no more than {most} saved choices. Please delete one first.',
  'field.message_customers': 'Please choose at least one customer.',
  'message.no_own_device':
    'There is no device yet on which {email} has switched notifications on. Sign in to your website with this address and switch them on in the account.',
  'message.picture_unknown': 'The picture is gone. Please choose another one.',
} as const;
