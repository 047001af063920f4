import type { TextsLike } from '@fachwerk/base/language';
import type { adminLoginDe } from './admin-login.de.ts';

export const adminLoginRu: TextsLike<typeof adminLoginDe> = {
  'login.title': 'Вход для сотрудников',
  'login.title.lost': 'Восстановление пароля',
  'login.email': 'Электронная почта',
  'login.password': 'Пароль',
  'login.submit': 'Войти',
  'login.submit.lost': 'Восстановить пароль',
  'login.lost': 'Забыли пароль?',
  'login.back': 'Вернуться ко входу',
  'login.lost.help': 'Мы пришлём ссылку, по которой вы выберете новый пароль.',
  'login.error': 'Неверные данные для входа. Попробуйте ещё раз.',
  'login.company': 'У этого адреса есть учётные записи в нескольких компаниях. В какую вы хотите войти?',
  'login.code': 'Код из приложения',
  'login.code.help': 'Шесть цифр. Нет телефона под рукой? Введите код восстановления.',
  'login.code.about': 'Ваша учётная запись защищена вторым фактором.',
  'login.code.submit': 'Подтвердить',
  'login.recovery': 'Код восстановления',
  'login.recovery.help': 'Один из кодов, которые вы сохранили при настройке.',
  'login.passkey.about':
    'Ваша учётная запись защищена ключом доступа. Подтвердите им, что это вы, или введите код восстановления.',
  'login.version': 'Версия {version}',
  'login.language': 'Язык',
  'login.sent': 'Письмо отправлено',
  'login.sent.text':
    'Если для {email} есть учётная запись, скоро придёт ссылка. Она действует 60 минут и только один раз.',
  'login.changed': 'Новый пароль сохранён',
  'login.changed.text': 'Теперь войдите с ним.',
  'login.signed_out': 'Выполняется выход',

  'reset.title': 'Новый пароль',
  'reset.help': 'Не меньше 10 символов. Подойдут несколько слов, не связанных между собой.',
  'reset.repeat': 'Повторите пароль',
  'reset.mismatch': 'Пароли не совпадают.',
};
