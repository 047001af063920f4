import { useMe } from '@fachwerk/auth/account';
import { accountApi, type RoleId, type User } from '@fachwerk/auth/contract';
import { fullName } from '@fachwerk/react/avatar';
import { call, useAsk, useChange } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { updateSessionUser, useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Anchor, Select, Text, Title, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { userApi } from '../../contract.ts';
import { roleApi } from '../../contract-roles.ts';
import { rolesOf } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Judge, useJudge } from '../users/use-judge.ts';
import { usePlaceNames } from './place-names.ts';
import classes from './role-screen.module.css';

const SHOWN = 20;
const PAGE = { offset: 0, sort: 'name', dir: 'asc' } as const;

/** Who has a role; whoever may manage users gives and takes it here. */
export function RolePeople({ role }: { role: RoleId }) {
  const t = useText(adminDe);
  const maySee = useMay('users.read');
  const mayManage = useMay('users.manage');
  const me = useMe();
  const judge = useJudge();
  const assign = useChange(roleApi.assign);
  const asked = useAsk(userApi.list, { ...PAGE, limit: SHOWN, role, state: 'active' }, { isEnabled: maySee });
  if (!maySee || !asked.data) return null;
  const { users, total } = asked.data;
  const change = async (given: { give?: string[]; take?: string[] }, user: User) => {
    const isDone = await assign.mutateAsync({ id: role, give: [], take: [], ...given }).then(
      () => true,
      () => false,
    );
    if (isDone && user.id === me.id) updateSessionUser(await call(accountApi.me, {}));
  };
  return (
    <Panel isWide>
      <section aria-label={t('roles.holders')}>
        <Title order={2} size="h4">
          {total === 0 ? t('roles.holders') : t('roles.holders.count', { count: total })}
        </Title>
        {total === 0 && (
          <Text size="sm" c="dimmed" mt={4}>
            {t('roles.holders.none')}
          </Text>
        )}
        <ul className={classes.people}>
          {users.map((user) => (
            <li key={user.id}>
              <span>
                <Link to={`/admin/users/${user.id}`}>{fullName(user.contact)}</Link>
                <Where user={user} role={role} />
              </span>
              {mayManage && judge && (
                <Take user={user} role={role} judge={judge} onTake={() => void change({ take: [user.id] }, user)} />
              )}
            </li>
          ))}
        </ul>
        {total > users.length && (
          <Anchor component={Link} to={`/admin/users?role=${role}&state=active`} size="sm">
            {t('roles.holders.all', { count: total })}
          </Anchor>
        )}
        {mayManage && judge && (
          <Give role={role} judge={judge} onGive={(user) => void change({ give: [user.id] }, user)} />
        )}
      </section>
    </Panel>
  );
}

function Where({ user: { limitedRoles }, role }: { user: User; role: RoleId }) {
  const { said } = usePlaceNames();
  const limit = limitedRoles?.find((each) => each.role === role);
  if (!limit) return null;
  return (
    <Text component="span" size="xs" c="dimmed" display="block">
      {said(limit)}
    </Text>
  );
}

type TakeProps = { user: User; role: RoleId; judge: Judge; onTake: () => void };

function Take({ user, role, judge, onTake }: TakeProps) {
  const t = useText(adminDe);
  const left = user.backendRoles.filter((id) => id !== role);
  const limited = user.limitedRoles?.filter((each) => each.role !== role);
  const refusal = judge.whyNotRoles(user, left, limited);
  return (
    <Tooltip label={refusal ? t(refusal) : t('roles.take')}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('roles.take.of', { name: fullName(user.contact) })}
        {...(refusal
          ? { 'data-disabled': true, 'aria-disabled': true, 'aria-description': t(refusal) }
          : { onClick: onTake })}
      >
        <IconX size={16} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Looks people up by name; who has the role already, or cannot get it, is greyed. */
function Give({ role, judge, onGive }: { role: RoleId; judge: Judge; onGive: (user: User) => void }) {
  const t = useText(adminDe);
  const [search, setSearch] = useState('');
  const [typed] = useDebouncedValue(search, 200);
  const input = { ...PAGE, limit: SHOWN, state: 'active', search: typed.trim() || undefined } as const;
  const users = useAsk(userApi.list, input, { keepPrevious: true }).data?.users ?? [];
  const open = users.filter((user) => !rolesOf(user).includes(role));
  const whyNot = (user: User) => judge.whyNotRoles(user, [...user.backendRoles, role]);
  return (
    <Select
      mt="sm"
      searchable
      aria-label={t('roles.give')}
      placeholder={t('roles.give')}
      leftSection={<IconUserPlus size={16} stroke={1.5} />}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={t('roles.give.nothing')}
      filter={({ options }) => options}
      onChange={(id) => {
        const user = open.find((one) => one.id === id);
        setSearch('');
        if (user) onGive(user);
      }}
      data={open.map((user) => ({
        value: user.id,
        label: fullName(user.contact),
        disabled: whyNot(user) !== null,
      }))}
    />
  );
}
