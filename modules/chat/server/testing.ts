export { openChatHouse } from './chat.for-tests.ts';
