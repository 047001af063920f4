import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'payment.option.test': 'Тестовый платёж',
  'payment.option.test.about': 'Тестовый режим: деньги не списываются.',
  'payment.option.card': 'Банковская карта',
  'payment.option.card.about': 'Visa, Mastercard и другие. Оплата проходит на странице Stripe.',
  'payment.option.klarna': 'Klarna',
  'payment.option.klarna.about': 'Сразу, позже или в рассрочку. Оплата проходит на странице Klarna.',
  'payment.option.paypal': 'PayPal',
  'payment.option.paypal.about': 'С баланса или банковского счёта. Оплата проходит на странице PayPal.',

  'payment.unknown': 'Такого платежа нет. Вернитесь к своему заказу и начните оттуда.',
  'payment.not_offered':
    'Сейчас здесь нельзя оплатить онлайн, поэтому бронирование пока невозможно. Обратитесь к владельцу.',
  'payment.option_unavailable': 'Этот способ оплаты здесь больше недоступен. Выберите другой.',
  'payment.already_paid': 'Это уже оплачено. Больше ничего делать не нужно.',
  'payment.already_settled': 'Этот платёж завершён. Его состояние указано в вашем заказе.',
  'payment.being_checked': 'Платёж сейчас проверяется. Дождитесь результата: мы пришлём вам письмо.',
  'payment.provider_unreachable':
    'Что-то пошло не так. Попробуйте ещё раз или выберите другой способ оплаты. Платёжная система не отвечает; деньги не списаны.',

  'payment.test.title': 'Тестовый платёж',
  'payment.test.notice': 'Тестовый режим: деньги не списываются',
  'payment.test.about': 'Эта страница заменяет платёжную систему. Выберите, чем закончится платёж.',
  'payment.test.what': 'За что',
  'payment.test.amount': 'Сумма',
  'payment.test.succeed': 'Оплатить успешно',
  'payment.test.decline': 'Отклонить',
  'payment.test.pend': 'На проверке',
  'payment.test.pend.about': 'Платёж на проверке сам завершится успешно через две минуты.',
  'payment.test.checking': 'Этот платёж на проверке. Через две минуты он завершится успешно сам. Или решите сейчас.',
  'payment.test.confirm': 'Подтвердить платёж',
  'payment.test.cancel': 'Отменить',
  'payment.test.over': 'Этот платёж завершён.',
  'payment.test.go_on': 'Вернуться к заказу',
};
