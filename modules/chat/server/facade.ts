export { connectOrder } from './conversation/connect-order.ts';
export { findConversation } from './conversation/conversation-store.ts';
