import { useText } from '@fachwerk/react/texts';
import { type RentalChangeProblem, type RentalChangeRefusal, rentalChangeProblems } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Where the sentence of a refusal is made for customers, staff read another one. */
const FOR_STAFF = {
  'rental.already_ended': 'access_rights.why.already_ended',
  'rental.not_paid': 'access_rights.why.not_paid',
  'rental.over': 'access_rights.why.over',
  'rental.not_running': 'access_rights.why.not_running',
  'rental.no_surcharge_due': 'access_rights.why.no_surcharge_due',
  'rental.access_revoked': 'access_rights.why.access_revoked',
  'rental.access_not_revoked': 'access_rights.why.access_not_revoked',
  'rental.too_short': 'access_rights.why.too_short',
  'rental.too_long': 'access_rights.why.too_long',
  'rental.starts_too_late': 'access_rights.why.starts_too_late',
  'rental.starts_in_the_past': 'access_rights.why.starts_in_the_past',
} as const satisfies Partial<Record<RentalChangeRefusal, keyof typeof adminDe>>;

/** A refusal in words for staff; null stays null. One that staff never meet is said by its code. */
export function useRefusalLabels(): (problem: string | null) => string | null {
  const t = useText(adminDe);
  return (problem) => {
    if (problem === null) return null;
    if (isForStaff(problem)) return t(FOR_STAFF[problem]);
    return isOwn(problem) ? t(problem) : problem;
  };
}

const isForStaff = (problem: string): problem is keyof typeof FOR_STAFF => problem in FOR_STAFF;
const isOwn = (problem: string): problem is RentalChangeProblem => problem in rentalChangeProblems;
