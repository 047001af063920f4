export {
  addLaterPayment,
  cancelLaterPayments,
  lockLaterPayment,
  settleLaterPayment,
  settleRefund,
  unsettleLaterPayment,
} from './manual/later-payment.ts';
