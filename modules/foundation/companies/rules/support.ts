import { addMinutes } from '@fachwerk/base/time';
import type { SupportHours, SupportMode, TenancyProblem } from '../contract-tenancy.ts';

export function supportEnd(hours: SupportHours, now: Date): Date {
  return addMinutes(now, hours * 60);
}

export type Work = { readonly isSuspended: boolean; readonly guestMode: SupportMode | null };
type Wanted = { readonly access: string; readonly evenReadOnly?: true };

/**
 * Why the caller may not change anything here. A support session has no account in the company: endpoints without a capability concern the own
 * account and are refused.
 */
export function whyNotChange(
  { isSuspended, guestMode }: Work,
  { access, evenReadOnly }: Wanted,
): TenancyProblem | null {
  if (guestMode === 'read') return 'support.read_only';
  if (guestMode === 'full' && access === 'staff') return 'support.own_staff_only';
  return isSuspended && !evenReadOnly ? 'company.suspended' : null;
}
