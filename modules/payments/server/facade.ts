export { type DemoPayment, insertDemoPayments } from './demo/create-demo-payments.ts';
export { addPayment, type PaymentOrder } from './payment/add-payment.ts';
export { paymentsOf } from './payment/list-payments.ts';
export { lookAtPayments } from './payment/look-at-payment.ts';
export { startPayment } from './payment/start-payment.ts';
export { paymentOptions } from './providers/provider-links.ts';
export { type RefundRequest, requestRefund } from './refund/request-refund.ts';
