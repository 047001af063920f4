import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'site.changed_meanwhile': 'Тем временем сайт изменил кто-то другой. Сравните данные и сохраните ещё раз.',
  'site.default_language_not_offered': 'Основного языка нет среди языков сайта. Выберите один из них или добавьте его.',
  'site.main_host_not_active': 'Этот домен не активен. Выберите активный домен.',
  'site_logo.not_an_image':
    'Файл повреждён? Это изображение не удаётся прочитать. Возьмите файл JPEG, PNG, WebP или AVIF.',
  'site_logo.too_large': 'Изображение больше 2 МБ. Уменьшите его и попробуйте ещё раз.',
  'site_logo.too_many_pixels': 'В изображении слишком много точек. Уменьшите его и попробуйте ещё раз.',
  'legal.changed_meanwhile':
    'Тем временем кто-то другой опубликовал новую редакцию. Прочтите её и перенесите в неё свои изменения.',
  'legal.text_missing': 'Нет текста на основном языке сайта.',
  'legal.valid_from_past': 'Редакция не может действовать задним числом. Выберите более позднее время.',
  'legal.in_force': 'Эта редакция уже действует и остаётся. Опубликуйте вместо неё новую.',
  'field.colour': 'Введите цвет в виде #b4532a.',
  'field.tile_url': 'Введите адрес, начинающийся с https://, с z, x и y в фигурных скобках.',

  'legal.title.terms': 'Общие условия',
  'legal.title.privacy': 'Политика конфиденциальности',
  'legal.title.withdrawal': 'Право на отказ от договора',
  'legal.title.imprint': 'Выходные данные',
  'legal.title.accessibility': 'Доступность',
  'legal.unknown': 'Такого текста нет, или эта редакция ещё не вступила в силу.',
};
