export const siteDe = {
  'blocks.video.name': 'Video bei {provider}',
  'blocks.video.what':
    'Dieses Video wird von {provider} bereitgestellt. Beim Abspielen wird Ihre IP-Adresse an {provider} übertragen.',
  'blocks.video.play': 'Video abspielen',
  'blocks.video.open': 'Bei {provider} ansehen',
  'blocks.video.none': 'Video folgt in Kürze',
  'blocks.reviews.stars': '{stars} von 5 Sternen',
  'blocks.reviews.unchecked': 'Wir haben nicht geprüft, ob diese Bewertungen von Käufern stammen.',
  'blocks.news.more': 'Weiterlesen',
  'blocks.downloads.size': '{size} kB',
  'blocks.downloads.soon': 'in Kürze verfügbar',
  'blocks.tabs.choose': 'Thema auswählen',
} as const;
