export { type DemoOrder, insertDemoOrders } from './demo/demo-orders.ts';
export { revenueBetween } from './desk/read-revenue.ts';
export {
  companyOfOrder,
  findOrder,
  findOwnOrder,
  linesOf,
  listOrdersWithLines,
  orderHashesOf,
  type StoredLine,
} from './order-store.ts';
export { addOrder } from './placing/add-order.ts';
export { cancelOrder, cancelUnpaid } from './placing/cancel-order.ts';
export { moveOrder } from './placing/move-order.ts';
export { orderToPay } from './placing/order-to-pay.ts';
export { giveRefund as refundOrder } from './refund/give-refund.ts';
