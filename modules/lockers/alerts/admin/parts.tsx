export { KIND_ICONS, useAlertName } from './alert-badge.tsx';
export { AlertBell } from './bell/alert-bell.tsx';
export { AlertWatch } from './bell/alert-watch.tsx';
