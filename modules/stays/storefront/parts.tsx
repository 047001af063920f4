export { AttemptNotice } from './rental/open-box.tsx';
