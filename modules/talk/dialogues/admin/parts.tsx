/** For a conversation among colleagues in which a dialogue runs. */
export { useDeskAnswer } from './desk-answer.tsx';
/** What editors of questions and blocks have in common. */
export { IconButton } from './editor/icon-button.tsx';
export { Words, WordsLanguage } from './editor/words.tsx';
