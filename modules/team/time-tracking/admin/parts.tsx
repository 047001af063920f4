export { RunningInTitle } from './log/running-in-title.tsx';
