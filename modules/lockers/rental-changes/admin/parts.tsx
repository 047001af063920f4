export { type ActionName, useRentalActions } from './actions/rental-actions.ts';
export { useDoneAtOnce } from './actions/use-done-at-once.ts';
export { ActionDialog } from './dialogs/action-dialog.tsx';
