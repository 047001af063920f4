import type { TextsLike } from '@fachwerk/base/language';
import type { kitDe } from './kit.de.ts';

export const kitRu: TextsLike<typeof kitDe> = {
  'page.skip': 'Перейти к содержанию',
  'page.optional': 'необязательно',
  'page.left': 'Осталось символов: {left}',
  'page.over': 'Лишних символов: {by}',
  'page.back': 'Назад',
  'page.suspended': 'Временно приостановлено',
  'page.problem': 'Не получилось',
  'page.problem.prefix': 'Ошибка: {title}',
  'page.problem.fields': 'Проверьте, пожалуйста, эти данные:',
  'page.problem.home': 'На главную',
  'page.problem.again': 'Попробовать ещё раз',
  'page.missing': 'Такой страницы нет',
  'page.missing.what': 'Возможно, ссылка устарела или в ней опечатка.',
  'page.missing.near': 'Вы искали это?',
  'page.defect': 'Не удалось загрузить страницу!',
  'page.leaving': 'К следующему шагу',
  'page.leaving.what': 'Сейчас вы перейдёте дальше. Если этого не произошло, нажмите кнопку.',
  'page.leaving.go': 'Дальше',
  'page.notice.ok': 'Готово',
  'page.notice.info': 'Примечание',
  'page.notice.warn': 'Внимание',
  'page.notice.danger': 'Ошибка',
  'page.step': 'Шаг {number} из {count}: {title}',
  'page.step.done': 'готово',
  'page.new_tab': 'откроется в новой вкладке',
  'page.sending': 'Отправляем …',
  'page.offline': 'Нет соединения. Проверьте сеть и попробуйте ещё раз.',
  'page.offline.kept': 'Ничего не отправлено. Введённые данные сохранены.',
  'page.offline.unanswered':
    'Мы не знаем, дошло ли отправленное. Введённые данные сохранены: отправьте их ещё раз, когда сеть появится.',
  'consent.title': 'Ваш выбор',
  'consent.what':
    'Мы используем только те cookie, без которых сайт не работает. Карты других поставщиков загружаются только с вашего согласия.',
  'consent.all': 'Принять всё',
  'consent.none': 'Отклонить всё',
  'consent.more': 'Настройки',
  'consent.map': 'Показать карту',
  'consent.map.what':
    'Карту предоставляет другой поставщик, он узнает ваш IP-адрес. Мы загрузим её только с вашего согласия.',
};
