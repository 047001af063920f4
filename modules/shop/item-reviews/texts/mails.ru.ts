export const mailsRu = {
  'review_mail.hello': 'Здравствуйте, {name}!',
  'review_mail.hello_nobody': 'Здравствуйте!',
  'review_mail.ask.subject': 'Ваш отзыв для {site}',
  'review_mail.ask':
    'несколько дней назад вы купили товары в {site}. Как они вам? Ваш отзыв поможет другим с выбором, даже если он критический.',
  'review_mail.why': 'Вы получили это письмо, потому что подписались на новости {site} и подтвердили подписку.',
  'review_mail.ask.button': 'Оценить товары',
  'review_mail.end': 'Больше не просить об отзывах',
  'review_mail.rejected.subject': 'Ваш отзыв о «{item}»',
  'review_mail.rejected':
    'мы не опубликовали ваш отзыв о «{item}». Причина: {reason}. Решение принял человек по нашим правилам для отзывов, а не программа.',
  'review_mail.rejected.appeal':
    'Отзыв можно изменить и отправить снова. Если вы не согласны, ответьте на это письмо, и мы проверим ещё раз. Вы можете обратиться в суд.',
  'review_mail.rejected.button': 'Изменить отзыв',
} as const;
