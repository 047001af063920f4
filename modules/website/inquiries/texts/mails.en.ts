export const mailsEn = {
  'inquiry.receipt.subject': 'Your message to {site} has arrived',
  'inquiry.receipt.text':
    'Hello,\n\non {date} at {time} a message with your e-mail address came in through the website of {site}. We will read it and get back to you.\n\nYou did not write anything? Then there is nothing you need to do.',
} as const;
