import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Tabs } from '@mantine/core';
import { useParams } from 'react-router';
import { type Franchisee, franchiseApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ContractMark } from './contract-mark.tsx';
import classes from './franchisee.module.css';
import { FranchiseeCreate } from './franchisee-create.tsx';
import { FranchiseeFacts } from './franchisee-facts.tsx';
import { FranchiseeForm } from './franchisee-form.tsx';
import { FranchiseeLocations } from './franchisee-locations.tsx';
import { FranchiseeUsers } from './franchisee-users.tsx';

const LIST = '/admin/franchisees';
const NEW = 'new';
const WIDTH = 720;

/** `/admin/franchisees/:id`, and `/admin/franchisees/new`. */
export function FranchiseeDrawer() {
  const { id } = useParams();
  return (
    <>
      <NewFranchisee isOpen={id === NEW} />
      <OneFranchisee id={id === NEW ? undefined : id} />
    </>
  );
}

function NewFranchisee({ isOpen }: { isOpen: boolean }) {
  const t = useText(adminDe);
  const mayManage = useMay('franchisees.manage');
  return (
    <DetailDrawer isOpen={isOpen} title={t('franchisees.new')} closeTo={LIST} width={WIDTH}>
      {mayManage ? <FranchiseeCreate /> : <NoPermission />}
    </DetailDrawer>
  );
}

function OneFranchisee({ id }: { id: string | undefined }) {
  const t = useText(adminDe);
  const asked = useAsk(franchiseApi.list, {}, { isEnabled: id !== undefined });
  const franchisee = asked.data?.franchisees.find((known) => known.id === id);
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={franchisee?.name ?? t('franchisees.one')}
      subtitle={franchisee && <ContractMark contract={franchisee} />}
      closeTo={LIST}
      width={WIDTH}
    >
      {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={8} />}
      {asked.data && !franchisee && <NotFound text={t('franchisee.unknown')} />}
      {franchisee && <FranchiseeTabs key={franchisee.id} franchisee={franchisee} />}
    </DetailDrawer>
  );
}

const TABS = ['data', 'users', 'locations'] as const;

function FranchiseeTabs({ franchisee }: { franchisee: Franchisee }) {
  const t = useText(adminDe);
  const [tab, chooseTab] = useHashTab(TABS);
  const mayManage = useMay('franchisees.manage');
  const count = { data: '', users: ` ${franchisee.users.length}`, locations: ` ${franchisee.locations.length}` };
  return (
    <Tabs
      value={tab}
      keepMounted={false}
      // A form that is only out of sight must keep its effects: the guard asks about its changes from every tab.
      keepMountedMode="display-none"
      onChange={chooseTab}
    >
      <Tabs.List className={classes.tabs ?? ''}>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`franchisee.tab.${name}`)}
            {count[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="data" keepMounted>
        {mayManage ? <FranchiseeForm franchisee={franchisee} /> : <FranchiseeFacts franchisee={franchisee} />}
      </Tabs.Panel>
      <Tabs.Panel value="users">
        <FranchiseeUsers franchisee={franchisee} />
      </Tabs.Panel>
      <Tabs.Panel value="locations">
        <FranchiseeLocations franchisee={franchisee} />
      </Tabs.Panel>
    </Tabs>
  );
}
