/** A question to colleagues, for what stands on the dashboard. */
export { EmbeddedChat } from './embedded-chat.tsx';
