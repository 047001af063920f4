/** A question to colleagues, for dashboard modules. */
export { EmbeddedChat } from './embedded-chat.tsx';
/** For the layout around all screens. */
export { ChatWatch } from './watch/chat-watch.tsx';
