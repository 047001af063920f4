export const commonRu = {
  'review.unknown': 'Такого отзыва нет, или он удалён.',
  'review.changed_meanwhile': 'Отзыв тем временем изменён. Прочитайте его ещё раз.',
  'review.not_published': 'Ответить можно только на опубликованный отзыв.',
  'review.off': 'Этот магазин не принимает отзывы.',
  'review.not_bought': 'К этой ссылке не относится покупка этого товара.',
  'review.not_done_yet': 'Отзыв можно оставить после получения или доставки заказа.',
  'review.published_already': 'Отзыв уже опубликован. Удалите его, чтобы написать новый.',
  'review_reason.insult': 'Оскорбление',
  'review_reason.personal_data': 'Личные данные',
  'review_reason.advertising': 'Реклама',
  'review_reason.off_topic': 'Не о товаре',
  'review_reason.unlawful': 'Противозаконное содержание',
} as const;
