import type { PlatformProblem, TenantRecord } from '../contract.ts';

type Standing = Pick<TenantRecord, 'isOperator' | 'suspendedAt'>;

/** Who runs the installation would lock itself out. */
export function whyNotSuspend({ isOperator, suspendedAt }: Standing): PlatformProblem | null {
  if (isOperator) return 'tenant.is_operator';
  return suspendedAt ? 'tenant.already_suspended' : null;
}

export function whyNotResume({ suspendedAt }: Standing): PlatformProblem | null {
  return suspendedAt ? null : 'tenant.not_suspended';
}

/** The operator looks into a company only when it was let in. */
export function whyNotVisit({ support }: Pick<TenantRecord, 'support'>): PlatformProblem | null {
  return support ? null : 'support.not_granted';
}
