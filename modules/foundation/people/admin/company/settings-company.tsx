import { companyApi, companyStream } from '@fachwerk/companies/contract';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Panel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyForm } from './company-form.tsx';

/** The company's data and its rules for signing in: to change for who may, to read for everybody else. */
export function SettingsCompany() {
  const mayEdit = useMay('company.edit');
  const asked = useAsk(companyApi.own, {});
  useLiveRefetch({ hints: [companyStream], asks: [companyApi.own] });
  return (
    <Panel isForm={mayEdit && asked.data !== undefined}>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={10} />}
      {asked.data && (mayEdit ? <CompanyForm company={asked.data} /> : <CompanyFacts company={asked.data} />)}
    </Panel>
  );
}
