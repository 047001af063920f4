/** Opening a box, and what became of it, for the screens of the modules above. */
export { AttemptList } from './attempts/attempt-list.tsx';
export { OpenBoxButton, OpenBoxDialog, useOpenBox } from './opening/open-box.tsx';
