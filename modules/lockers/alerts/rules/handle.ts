import type { AlertProblem, AlertState } from '../contract.ts';

/** Why an alert cannot be declared done, or null. One that settled by itself needs nobody. */
export function whyNotFinish(alert: { readonly state: AlertState }): AlertProblem | null {
  return alert.state === 'open' ? null : 'alert.already_done';
}

/** Why an alert cannot be taken up again, or null. `isOpenAnew`: another alert of the same cause is open. */
export function whyNotReopen(
  alert: { readonly state: AlertState },
  { isOpenAnew = false }: { readonly isOpenAnew?: boolean } = {},
): AlertProblem | null {
  if (alert.state === 'open') return 'alert.not_done';
  return isOpenAnew ? 'alert.open_anew' : null;
}
