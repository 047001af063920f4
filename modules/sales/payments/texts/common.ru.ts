import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'payment.other_amount': 'К оплате {amount}. Укажите именно эту сумму.',
  'refund.unknown': 'Такого возврата нет.',
  'refund.already_settled': 'Этот возврат уже выполнен.',
  'refund.nothing_paid': 'За это не поступало денег, которые можно было бы вернуть.',
  'refund.too_high': 'Столько вернуть нельзя: не больше того, что оплачено и ещё не возвращено.',
  'payment_event.refused': 'Это сообщение пришло не от платёжной службы, или оно слишком старое.',
  'payment_provider.unknown': 'Такой платёжной службы здесь нет.',
};
