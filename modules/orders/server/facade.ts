export { addOrder, type OrderDraft } from './add-order.ts';
export { cancelOrder } from './cancel-order.ts';
export { type DemoOrder, insertDemoOrders } from './demo-orders.ts';
export { moveOrder } from './move-order.ts';
export { findOrder, findOrderByHash, linesOf, lockOrder, type StoredLine } from './order-store.ts';
export { orderToPay } from './order-to-pay.ts';
export { refundOrder } from './refund-order.ts';
export { revenueBetween } from './revenue.ts';
