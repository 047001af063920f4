import { useText } from '@fachwerk/react/texts';
import type { RentalProblem } from '../contract.ts';
import { de } from '../texts/de.ts';

/** Where the sentence of a refusal is made for customers, staff hear another one. */
const FOR_STAFF = {
  'rental.over': 'access_rights.why.over',
  'rental.not_running': 'access_rights.why.not_running',
  'rental.access_revoked': 'access_rights.why.access_revoked',
  'rental.access_not_revoked': 'access_rights.why.access_not_revoked',
  'rental.too_short': 'access_rights.why.too_short',
  'rental.too_long': 'access_rights.why.too_long',
  'rental.starts_too_late': 'access_rights.why.starts_too_late',
} as const satisfies Partial<Record<RentalProblem, keyof typeof de>>;

/** A refusal in words for staff; null stays null. */
export function useRefusalWords(): (problem: RentalProblem | null) => string | null {
  const t = useText(de);
  return (problem) => problem && t(isForStaff(problem) ? FOR_STAFF[problem] : problem);
}

const isForStaff = (problem: RentalProblem): problem is keyof typeof FOR_STAFF => problem in FOR_STAFF;
