export const siteRu = {
  'blocks.video.name': 'Видео на {provider}',
  'blocks.video.what':
    'Видео размещено на {provider}. Ваш IP-адрес станет известен {provider}, только когда вы запустите видео.',
  'blocks.video.play': 'Смотреть видео',
  'blocks.video.open': 'Смотреть на {provider}',
  'blocks.video.none': 'Скоро здесь будет видео.',
  'blocks.reviews.stars': '{stars} из 5 звёзд',
  'blocks.reviews.unchecked': 'Мы не проверяли, оставили ли эти отзывы наши покупатели.',
  'blocks.news.more': 'Читать дальше',
  'blocks.downloads.size': '{size} кБ',
  'blocks.downloads.soon': 'скоро',
  'blocks.tabs.choose': 'Выберите тему',
} as const;
