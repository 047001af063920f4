import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { notify } from '@fachwerk/react/notice';
import { ErrorState, Loading, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useLocation, useNavigate, useParams } from 'react-router';
import { domainApi } from '../contract-domain.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainSheet } from './domain-sheet.tsx';
import { DomainStateMark } from './domain-state.tsx';

const LIST = '/admin/domains';
const NEW = 'new';

/** `/admin/domains/:id`, and `/admin/domains/new`. */
export function DomainDrawer() {
  const { id } = useParams();
  return (
    <>
      <NewDomain isOpen={id === NEW} />
      <OneDomain id={id === NEW ? undefined : id} />
    </>
  );
}

function NewDomain({ isOpen }: { isOpen: boolean }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const ownHost = useAsk(domainApi.list, {}, { isEnabled: isOpen }).data?.ownHost ?? '';
  return (
    <DetailDrawer isOpen={isOpen} title={t('domains.new')} closeTo={LIST}>
      <DomainForm
        ownHost={ownHost}
        onSaved={({ id, host }) => {
          notify(t('domains.added', { host }));
          navigate(`${LIST}/${id}${search}`);
        }}
      />
    </DetailDrawer>
  );
}

function OneDomain({ id }: { id: string | undefined }) {
  const t = useText(adminDe);
  const asked = useAsk(domainApi.list, {}, { isEnabled: id !== undefined });
  const domain = asked.data?.domains.find((known) => known.id === id);
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={domain?.host ?? t('domains.one')}
      subtitle={domain && <DomainStateMark state={domain.state} />}
      closeTo={LIST}
      width={720}
    >
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={8} />}
      {asked.data && !domain && <NotFound text={t('domains.gone')} />}
      {asked.data && domain && (
        <DomainSheet key={domain.id} domain={domain} count={asked.data.domains.length} ownHost={asked.data.ownHost} />
      )}
    </DetailDrawer>
  );
}
