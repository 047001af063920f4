import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { notify } from '@fachwerk/react/notice';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
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
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      pick={({ domains }) => domains.find((known) => known.id === id)}
      kind={t('domains.one')}
      title={({ host }) => host}
      subtitle={({ state }) => <DomainStateMark state={state} />}
      gone={t('domains.gone')}
      closeTo={LIST}
      width={720}
    >
      {(domain, { domains, ownHost }) => (
        <DomainSheet key={domain.id} domain={domain} count={domains.length} ownHost={ownHost} />
      )}
    </RecordDrawer>
  );
}
