import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { NoPermission } from '@fachwerk/react/states';
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
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      pick={({ franchisees }) => franchisees.find((known) => known.id === id)}
      kind={t('franchisees.one')}
      title={({ name }) => name}
      subtitle={(franchisee) => <ContractMark contract={franchisee} />}
      gone={t('franchisee.unknown')}
      closeTo={LIST}
      width={WIDTH}
    >
      {(franchisee) => <FranchiseeTabs key={franchisee.id} franchisee={franchisee} />}
    </RecordDrawer>
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
