import type { CompanyKind, CompanyProblem, CompanyRef } from '../contract.ts';

/** Only a franchisee has a parent company, and it is always a franchisor: franchisees do not nest. */
export function whyNotBelongTo(kind: CompanyKind, franchisor: Pick<CompanyRef, 'kind'> | null): CompanyProblem | null {
  if (kind !== 'franchisee') return franchisor ? 'company.franchisor_not_expected' : null;
  if (!franchisor) return 'company.franchisor_missing';
  return franchisor.kind === 'franchisor' ? null : 'company.franchisor_of_wrong_kind';
}
