export { connectOrder } from './conversation/connect-order.ts';
export { findConversation } from './conversation/conversation-store.ts';
export { findAddress, openOrBegin } from './conversation/find-address.ts';
export { findIntern, openIntern } from './conversation/open-intern.ts';
export { findMessage } from './message/message-store.ts';
export { answerByItself, handOver, keepContact, writeAside } from './message/write-aside.ts';
