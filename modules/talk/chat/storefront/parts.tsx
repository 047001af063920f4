export { ChatDoor } from './chat-door.tsx';
