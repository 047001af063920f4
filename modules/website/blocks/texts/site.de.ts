export const siteDe = {
  'blocks.video.name': 'Video bei {provider}',
  'blocks.video.what':
    'Das Video kommt von {provider}. Erst wenn Sie es abspielen, erfährt {provider} Ihre IP-Adresse.',
  'blocks.video.play': 'Video abspielen',
  'blocks.video.open': 'Bei {provider} ansehen',
  'blocks.video.none': 'Hier steht bald ein Video.',
  'blocks.reviews.stars': '{stars} von 5 Sternen',
  'blocks.reviews.unchecked':
    'Wir haben nicht geprüft, ob diese Bewertungen von Menschen stammen, die bei uns gekauft haben.',
  'blocks.news.more': 'Weiterlesen',
  'blocks.downloads.size': '{size} kB',
  'blocks.downloads.soon': 'kommt bald',
  'blocks.tabs.choose': 'Thema auswählen',
} as const;
