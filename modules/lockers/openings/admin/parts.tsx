/** Opening a box and its attempts, for screens of other modules. */
export { AttemptList } from './attempts/attempt-list.tsx';
export { OpenBoxButton, OpenBoxDialog, useOpenBox } from './opening/open-box.tsx';
export { useInlineOpening } from './opening/open-inline.tsx';
