export { openChatApp } from './chat.for-tests.ts';
export { PAGE } from './message/message-store.ts';
