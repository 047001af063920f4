import { companyApi, companyStream } from '@fachwerk/companies/contract';
import { askKey, useAsk } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useQueryClient } from '@tanstack/react-query';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyForm } from './company-form.tsx';

/** The company's data and its rules for signing in: to change for who may, to read for everybody else. */
export function SettingsCompany() {
  const client = useQueryClient();
  const mayEdit = useMay('company.edit');
  const asked = useAsk(companyApi.own, {});
  const lookAgain = () => void client.invalidateQueries({ queryKey: askKey(companyApi.own) });
  useStream(companyStream, lookAgain, lookAgain);
  return (
    <Panel isForm={mayEdit && asked.data !== undefined}>
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={10} />}
      {asked.data && (mayEdit ? <CompanyForm company={asked.data} /> : <CompanyFacts company={asked.data} />)}
    </Panel>
  );
}
