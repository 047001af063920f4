export const mailsEn = {
  'review_mail.hello': 'Hello {name},',
  'review_mail.hello_nobody': 'Hello,',
  'review_mail.ask.subject': 'Your review for {site}',
  'review_mail.ask':
    'some days ago you bought from {site}. How do you like the items? Your review helps others choose, also where it is critical.',
  'review_mail.why': 'You get this email because you ordered news from {site} and confirmed it.',
  'review_mail.ask.button': 'Review items',
  'review_mail.end': 'No more requests for reviews',
  'review_mail.rejected.subject': 'Your review of “{item}”',
  'review_mail.rejected':
    'we have not published your review of “{item}”. Reason: {reason}. A person decided this by our rules for reviews, not a program.',
  'review_mail.rejected.appeal':
    'You can change the review and send it again. If you disagree, answer this email and we look at it once more. Legal action is open to you.',
  'review_mail.rejected.button': 'Change review',
} as const;
