import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What is refused at a field; the screens are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'field.stripe_key': 'Секретный ключ начинается с sk_live_, sk_test_, rk_live_ или rk_test_.',
  'field.stripe_signing_secret': 'Секрет подписи начинается с whsec_.',
  'field.iban': 'Этот IBAN неверен. Проверьте каждый знак: контрольное число не сходится или чего-то не хватает.',
  'field.bic': 'BIC состоит из 8 или 11 знаков, например COBADEFFXXX.',
  'settings.payments': 'Платежи',
  'settings.payments.about': 'Способы оплаты, платёжные счета и банковские реквизиты.',
  'settings.payments.words': 'PayPal, Stripe, кредитная карта, реквизиты, IBAN, счёт, перевод, платёжный сервис',
};
