import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'customer.email_taken': 'Этот адрес электронной почты уже принадлежит другой учётной записи.',
  'customer.email_missing': 'Укажите адрес электронной почты: с ним клиент входит в систему.',
  'customer.already_blocked': 'Эта учётная запись уже заблокирована.',
  'customer.not_blocked': 'Эта учётная запись не заблокирована.',
  'customer.of_the_network':
    'Учётная запись действует во всей сети. Заблокировать её или изменить адрес почты может только франчайзер.',
  'customer.figure_denied': 'Ваша роль не показывает это значение. Сортируйте и фильтруйте по другому столбцу.',
  'customer_tag.of_the_network': 'Метки назначает только франчайзер.',
  'customer_tag.unknown': 'Такой метки больше нет.',
  'customer_tag.name_taken': 'Метка с таким названием уже есть.',
  'customer_tag.limit_reached': 'Меток не может быть больше {most}. Сначала удалите другую.',
  'customer_note.unknown': 'Такой заметки нет, или её написал кто-то другой.',

  'customer.unknown': 'Такого клиента нет.',
  'customer.changed_meanwhile': 'Данные тем временем изменили в другом месте. Проверьте их и сохраните ещё раз.',
  'customer.has_open_business':
    'Ещё не всё завершено, например идёт аренда или не прошёл платёж. После этого аккаунт можно удалить.',
  'customer.merge_same': 'Клиента нельзя объединить с самим собой.',
  'customer.merged_meanwhile': 'Этого клиента тем временем объединили с другим.',
  'customer.not_confirmed': 'Для подтверждения введите точный адрес электронной почты аккаунта.',
  'customer_address.unknown': 'Этого адреса больше нет.',
  'customer_address.limit_reached': 'Можно сохранить не более {most} адресов. Сначала удалите другой.',
  'customer_login.email_invalid': 'Не получилось. Введите действительный адрес электронной почты.',
  'customer_login.too_many_tries': 'Отсюда пришло слишком много запросов. Попробуйте ещё раз через {minutes} мин.',
  'customer_login.link_invalid':
    'Эта ссылка больше не действует. Она работает 15 минут и только один раз. Просто запросите новую.',
  'customer_login.code_wrong': 'Неверный код. Осталось попыток: {left}.',
  'customer_login.code_used_up': 'Этот код больше не действует. Откройте ссылку в письме или запросите новое письмо.',
  'customer_newsletter.link_invalid': 'Эта ссылка недействительна. Возможно, она скопирована не полностью.',
  'customer_newsletter.too_many': 'Сейчас слишком много подписок. Попробуйте ещё раз через час.',

  'customers.export.file': 'moi-dannye',
};
