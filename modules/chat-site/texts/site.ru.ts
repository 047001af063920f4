import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from '@fachwerk/chat/texts/common.ru';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'chat_site.title': 'Переписка',
  'chat_site.start_title': 'Напишите нам',
  'chat_site.start_lead': 'Мы ответим здесь, в переписке. Учётная запись не нужна.',
  'chat_site.your_message': 'Ваше сообщение',
  'chat_site.name': 'Ваше имя',
  'chat_site.email': 'Ваш адрес e-mail',
  'chat_site.email_help': 'Чтобы ответ дошёл до вас, когда вы уйдёте со страницы.',
  'chat_site.send': 'Отправить',
  'chat_site.empty': 'Пока ничего не написано.',
  'chat_site.log': 'Сообщения',
  'chat_site.held_up': 'Закреплено',
  'chat_site.sending': 'отправляется …',
  'chat_site.again': 'Отправить ещё раз',
  'chat_site.typing': 'Мы пишем ответ …',
  'chat_site.about_order': 'О вашем заказе {number}.',
  'chat_site.opens': 'Сейчас закрыто. Мы ответим с',
  'chat_site.soon': 'Мы ответим как можно скорее.',
  'chat_site.usual_minutes': 'Обычно отвечаем в течение {minutes} минут.',
  'chat_site.usual_hours': 'Обычно отвечаем в течение {hours} ч.',
  'chat_site.usual_day': 'Обычно отвечаем в течение дня.',
  'chat_site.you': 'Вы',
  'chat_site.team': 'Команда',
  'chat_site.deleted': 'Это сообщение удалено.',
  'chat_site.is_read': 'прочитано',
  'chat_site.is_sent': 'отправлено',
  'chat_site.delete': 'Удалить',
  'chat_site.attach': 'Приложить изображение или PDF',
  'chat_site.too_large': 'Файл слишком большой: не более 8 МБ.',
  'chat_site.leave': 'Получить ответ по e-mail',
  'chat_site.save_contact': 'Сохранить адрес',
};
