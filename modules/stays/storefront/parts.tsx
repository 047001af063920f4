export { AttemptNotice } from './rental/open-box.tsx';
export { OverrunNote } from './rental/surcharge-due.tsx';
