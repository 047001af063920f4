export { AlertBell } from './bell/alert-bell.tsx';
export { AlertWatch } from './bell/alert-watch.tsx';
