import type { CompanyKind, CompanyProblem, CompanyRef } from '../contract.ts';

/** Only a franchisee belongs to somebody, and always to a franchisor: chains of franchisees do not exist. */
export function whyNotBelongTo(kind: CompanyKind, franchisor: Pick<CompanyRef, 'kind'> | null): CompanyProblem | null {
  if (kind !== 'franchisee') return franchisor ? 'company.franchisor_not_expected' : null;
  if (!franchisor) return 'company.franchisor_missing';
  return franchisor.kind === 'franchisor' ? null : 'company.franchisor_of_wrong_kind';
}

type Related = Pick<CompanyRef, 'code' | 'kind' | 'franchisorCompany'>;

/** Staff work in their own company; a franchisor's staff in its franchisees too. */
export function mayWorkIn(own: Related, other: Related): boolean {
  return own.code === other.code || (own.kind === 'franchisor' && other.franchisorCompany === own.code);
}
