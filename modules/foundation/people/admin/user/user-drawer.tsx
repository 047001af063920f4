import type { User } from '@fachwerk/auth/contract';
import { DEFAULT_LANGUAGE } from '@fachwerk/base/language';
import { companyApi } from '@fachwerk/companies/contract';
import { fullName, PersonAvatar } from '@fachwerk/react/avatar';
import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { Loading, NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Tabs } from '@mantine/core';
import { useParams } from 'react-router';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useJudge } from '../users/use-judge.ts';
import { UserStateMark } from '../users/user-state.tsx';
import { UserAccess } from './user-access.tsx';
import { UserAudit } from './user-audit.tsx';
import { UserCreate } from './user-create.tsx';
import classes from './user-drawer.module.css';
import { UserFacts } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';

const LIST = '/admin/users';
const NEW = 'new';
const WIDTH = 640;

/** `/admin/users/:id`, and `/admin/users/new`. */
export function UserDrawer() {
  const { id } = useParams();
  return (
    <>
      <NewUser isOpen={id === NEW} />
      <OneUser id={id === NEW ? undefined : id} />
    </>
  );
}

function NewUser({ isOpen }: { isOpen: boolean }) {
  const t = useText(adminDe);
  const judge = useJudge();
  const mayManage = useMay('users.manage');
  const company = useAsk(companyApi.own, {}, { isEnabled: useMay('company.read') && isOpen });
  const language = company.data?.defaultLanguage ?? DEFAULT_LANGUAGE;
  return (
    <DetailDrawer isOpen={isOpen} title={t('users.new')} closeTo={LIST} width={WIDTH}>
      {!mayManage && <NoPermission />}
      {mayManage && judge && !company.isLoading && <UserCreate judge={judge} language={language} />}
      {mayManage && (!judge || company.isLoading) && <Loading lines={8} />}
    </DetailDrawer>
  );
}

function OneUser({ id }: { id: string | undefined }) {
  const t = useText(adminDe);
  const asked = useAsk(userApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('users.one')}
      title={({ contact }) => fullName(contact)}
      subtitle={(user) => <UserStateMark user={user} />}
      mark={({ contact, avatar }) => <PersonAvatar person={contact} picture={avatar} size={40} />}
      closeTo={LIST}
      width={WIDTH}
    >
      {(user) => <UserTabs key={user.id} user={user} />}
    </RecordDrawer>
  );
}

const TABS = ['profile', 'access', 'history'] as const;

function UserTabs({ user }: { user: User }) {
  const t = useText(adminDe);
  const [tab, chooseTab] = useHashTab(TABS);
  const judge = useJudge();
  const mayManage = useMay('users.manage');
  if (!mayManage) return <UserFacts user={user} />;
  if (!judge) return <Loading lines={8} />;
  const whyNotEdit = judge.whyNotEdit(user);
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
            {t(`users.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="profile" keepMounted>
        {whyNotEdit ? <UserFacts user={user} note={t(whyNotEdit)} /> : <UserForm user={user} judge={judge} />}
      </Tabs.Panel>
      <Tabs.Panel value="access">
        <UserAccess user={user} judge={judge} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <UserAudit userId={user.id} />
      </Tabs.Panel>
    </Tabs>
  );
}
