import { siteRu } from './site-ru.ts';

export const ru = {
  ...siteRu,
  'customer.email_taken': 'Этот адрес электронной почты уже принадлежит другой учётной записи.',
  'customer.already_blocked': 'Эта учётная запись уже заблокирована.',
  'customer.not_blocked': 'Эта учётная запись не заблокирована.',
  'customer.of_the_network':
    'Учётная запись действует во всей сети. Заблокировать её или изменить адрес почты может только франчайзер.',
  'customer_note.unknown': 'Такой заметки нет, или её написал кто-то другой.',
};
