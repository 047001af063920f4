import type { Texts, TextsLike } from '@fachwerk/base/language';
import { pagesRu } from './pages-ru.ts';
import type { siteDe } from './site-de.ts';

export const siteRu: TextsLike<typeof siteDe> & Texts = {
  ...pagesRu,
  'cart.empty': 'Корзина пуста. Сначала выберите ячейку.',
  'cart.box_already_in_cart': 'Эта ячейка уже в корзине.',
  'cart.item_not_added': 'Не получилось: ячейку не удалось добавить в корзину. Попробуйте ещё раз.',
  'cart.options_unavailable': 'Выбранный вариант уже недоступен. Выберите другое время или размер.',
  'cart.item_unknown': 'Этой строки больше нет в корзине.',
  'cart.full': 'В одном заказе может быть не больше {most} ячеек. Сначала оплатите эти.',
  'cart.not_empty': 'В корзине уже что-то есть. Если продолжить, это будет удалено и снова доступно другим.',
  'cart.other_party': 'В корзине ячейки другого оператора. Сначала оплатите их или очистите корзину.',
  'cart.hold_expired':
    'Время на оплату истекло, ячейка больше не зарезервирована за вами. Зарезервируйте её в корзине ещё раз.',
  'cart.price_changed': 'Цена тем временем изменилась. Проверьте новую сумму и оформите заказ ещё раз.',
  'cart.changed_meanwhile': 'Корзина тем временем изменилась, возможно, в другом окне. Проверьте её ещё раз.',
  'checkout.missing_information': 'Не хватает данных.',
  'checkout.incorrect_information': 'Некоторые данные указаны неверно.',
  'checkout.approval_required': 'Нужно ваше согласие.',
  'field.first_name_missing': 'Укажите имя.',
  'field.last_name_missing': 'Укажите фамилию.',
  'field.email_missing': 'Укажите адрес электронной почты.',
  'field.phone': 'Укажите номер телефона, например 0170 1234567, или оставьте поле пустым.',
  'field.accept_terms': 'Примите условия.',
  'field.accept_privacy': 'Подтвердите, что вы прочитали политику конфиденциальности.',
  'field.accept_withdrawal': 'Подтвердите условия отказа от договора и начало аренды.',
};
