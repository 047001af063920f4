import type { CompanyRef } from '@fachwerk/companies/contract';
import { companyApi } from '@fachwerk/companies/contract';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';

/** The own company and those it looks after. */
export function useCompanies(): readonly CompanyRef[] {
  const maySee = useMay('company.read');
  return useAsk(companyApi.list, {}, { isEnabled: maySee }).data?.companies ?? [];
}

/** A column that says the same in every row says nothing. */
export function useHasSeveralCompanies(): boolean {
  return useCompanies().length > 1;
}
