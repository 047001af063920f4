export const commonEn = {
  'review.unknown': 'This review does not exist, or it was deleted.',
  'review.changed_meanwhile': 'This review has changed meanwhile. Please read it again.',
  'review.not_published': 'Only published reviews can be answered.',
  'review.off': 'This shop takes no reviews.',
  'review.not_bought': 'No purchase of this item belongs to this link.',
  'review.not_done_yet': 'Reviews are possible once the order has been handed over or delivered.',
  'review.published_already': 'This review is published already. Delete it to write a new one.',
  'review_reason.insult': 'Insult',
  'review_reason.personal_data': 'Personal data',
  'review_reason.advertising': 'Advertising',
  'review_reason.off_topic': 'Not about the item',
  'review_reason.unlawful': 'Unlawful content',
} as const;
