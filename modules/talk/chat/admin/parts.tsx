/** A question to colleagues, for what stands on the dashboard. */
export { EmbeddedChat } from './embedded-chat.tsx';
/** For the frame around all screens. */
export { ChatWatch } from './watch/chat-watch.tsx';
