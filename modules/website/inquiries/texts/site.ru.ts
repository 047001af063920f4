import { commonRu } from './common.ru.ts';

export const siteRu = {
  ...commonRu,

  'inquiry.form.send': 'Отправить',
  'inquiry.form.sent': 'Получено',
  'inquiry.form.receipt': 'Подтвердить получение по электронной почте',
  'inquiry.form.newsletter': 'Получать рассылку по электронной почте. Отписаться можно в любое время.',
  'inquiry.form.no_receipt':
    'Подтверждение по электронной почте сейчас не отправляем: на этот адрес их уже было несколько.',
  'inquiry.form.privacy': 'Политика конфиденциальности',
  'inquiry.form.choose': 'Выберите',
  'inquiry.form.option': 'Вариант {number}',
  'inquiry.form.trap': 'Оставьте пустым',
} as const;
