export const siteEn = {
  'blocks.video.name': 'Video at {provider}',
  'blocks.video.what': 'The video comes from {provider}. Only when you play it does {provider} learn your IP address.',
  'blocks.video.play': 'Play video',
  'blocks.video.open': 'Watch at {provider}',
  'blocks.video.none': 'A video will be here soon.',
  'blocks.reviews.stars': '{stars} of 5 stars',
  'blocks.reviews.unchecked': 'We have not checked whether these reviews come from people who bought from us.',
  'blocks.news.more': 'Read on',
  'blocks.downloads.size': '{size} kB',
  'blocks.downloads.soon': 'coming soon',
  'blocks.tabs.choose': 'Choose a topic',
} as const;
