export { type DemoPayment, insertDemoPayments } from './demo/create-demo-payments.ts';
export { addPayment } from './payment/add-payment.ts';
export { lookAtPayments } from './payment/check-payment.ts';
export { paymentsOf } from './payment/list-payments.ts';
export type { PaymentRecord } from './payment/payment-store.ts';
export { startFirstPayment, startPayment } from './payment/start-payment.ts';
export { paymentOptions, paymentOptionsWithLater, refuseUnpayable } from './providers/provider-links.ts';
export { requestRefund } from './refund/request-refund.ts';
