export { addPayment, type PaymentOrder } from './add-payment.ts';
export { type DemoPayment, insertDemoPayments } from './demo-payments.ts';
export { paymentsOf } from './list-payments.ts';
export { lookAtPayments } from './look-at-payment.ts';
export type { PaymentRecord } from './payment-store.ts';
export { paymentOptions } from './provider-links.ts';
export { type RefundRequest, requestRefund } from './request-refund.ts';
export { startFirstPayment, startPayment } from './start-payment.ts';
