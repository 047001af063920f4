import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'legal.since': 'Редакция {version}, действует с {date}',
  'legal.of_party': 'Для договоров с {name}',
  'party.is': 'Здесь договор заключается с {name}:',
  'legal.older': 'Это прежняя редакция. Она больше не действует.',
  'legal.to_current': 'К действующей редакции',
  'legal.versions': 'Прежние редакции',
  'legal.versions.one': 'Редакция {version} от {date}',
  'legal.language': 'Этот текст есть только на другом языке.',
  'legal.withdraw': 'Отказаться от договора',
  'legal.withdraw.what': 'Хотите отказаться от договора? Это делается в два шага, без входа в систему.',

  'cookies.title': 'Файлы cookie и конфиденциальность',
  'cookies.intro':
    'Здесь вы решаете, что этот сайт может сохранять на вашем устройстве и загружать от других. Выбор действует 180 дней, его можно изменить в любое время.',
  'cookies.necessary': 'Необходимые',
  'cookies.necessary.what':
    'Они сохраняют корзину, вход в систему, язык и ваш выбор на этой странице. Без них забронировать ячейку нельзя.',
  'cookies.necessary.always': 'Всегда включены',
  'cookies.map': 'Карта',
  'cookies.map.what':
    'Изображения карты загружаются от другого поставщика, который узнаёт ваш IP-адрес. Без вашего согласия мы показываем адреса списком и простым рисунком.',
  'cookies.map.allow': 'Загружать карту от другого поставщика',
  'cookies.map.unused': 'Сейчас этот сайт не загружает карты от других поставщиков.',
  'cookies.nothing_else': 'Рекламы, сторонней статистики и социальных сетей на этом сайте нет.',
  'cookies.save': 'Сохранить выбор',
  'cookies.all': 'Принять всё',
  'cookies.none': 'Отклонить всё',
  'cookies.saved': 'Ваш выбор сохранён.',
  'cookies.privacy': 'Подробнее — в политике конфиденциальности',
};
