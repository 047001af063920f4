import { RoleId, type User, userStream } from '@fachwerk/auth/contract';
import { fullName } from '@fachwerk/react/avatar';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { RowAction } from '@fachwerk/react/list-types';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useList } from '@fachwerk/react/use-list';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconMailForward, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { SecondFactorFilter, UserSort, UserStateFilter, userApi } from '../../contract.ts';
import type { UserAction } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useRoleNames } from '../roles/role-names.ts';
import { UserDrawer } from '../user/user-drawer.tsx';
import { useJudge } from './use-judge.ts';
import { useUserActions } from './use-user-actions.ts';
import { useUserColumns } from './user-columns.tsx';

const filters = {
  role: (value: string) => z.safeParse(RoleId, value).success,
  state: UserStateFilter.options,
  secondFactor: SecondFactorFilter.options,
};
/** Spec §9. */
const PAGE = 25;
/** The most a page may have (contract). */
const MOST = 100;

export function UserList() {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('users.manage');
  const columns = useUserColumns();
  const rowActions = useRowActions();
  const { ids: roles, name: roleName } = useRoleNames();
  const state = useListState({ sort: UserSort.options, filters });
  const input = { offset: 0, search: state.search || undefined, sort: state.sort, dir: state.dir, ...state.filters };
  const list = useList(userApi.list, {
    state,
    input: { ...input, limit: PAGE },
    rows: ({ users }) => users,
    next: ({ users, total }, { count }) => (users.length > 0 && count < total ? { offset: count } : null),
    total: ({ total }) => total,
    largest: { ...input, limit: MOST },
    live: { hints: [userStream] },
  });

  return (
    <>
      <ListPage
        title={t('users.title')}
        list={list}
        columns={columns}
        nameOf={(user) => fullName(user.contact)}
        pathOf={(user) => `/admin/users/${user.id}`}
        filters={[
          {
            name: 'role',
            label: t('users.filter.role'),
            options: roles.map((value) => ({ value, label: roleName(value) })),
          },
          {
            name: 'state',
            label: t('user.field.state'),
            options: UserStateFilter.options.map((value) => ({ value, label: t(`user.state.${value}`) })),
          },
          {
            name: 'secondFactor',
            label: t('user.field.secondFactor'),
            options: SecondFactorFilter.options.map((value) => ({ value, label: t(`users.filter.factor.${value}`) })),
          },
        ]}
        action={
          mayManage && (
            <Button
              component={Link}
              to={`/admin/users/new${search}`}
              leftSection={<IconUserPlus size={16} stroke={1.5} />}
            >
              {t('users.new')}
            </Button>
          )
        }
        {...(mayManage && { rowActions })}
        empty={{ title: t('users.empty.title'), text: t('users.empty.text') }}
        csv={t('users.csv')}
      />
      <UserDrawer />
    </>
  );
}

function useRowActions(): (user: User) => readonly RowAction[] {
  const t = useText(adminDe);
  const judge = useJudge();
  const actions = useUserActions();
  return (user) => {
    const whyNot = (action: UserAction) => {
      const refusal = judge?.whyNot(action, user);
      return refusal ? t(refusal) : null;
    };
    const invite = {
      label: t('users.invite'),
      icon: IconMailForward,
      whyNot: whyNot('invite'),
      run: () => void actions.invite(user),
    };
    const access =
      user.state === 'active'
        ? {
            label: t('users.deactivate'),
            icon: IconCircleOff,
            whyNot: whyNot('deactivate'),
            run: () => void actions.deactivate(user),
          }
        : {
            label: t('users.activate'),
            icon: IconCircleCheck,
            whyNot: whyNot('activate'),
            run: () => void actions.activate(user),
          };
    const remove = {
      label: t('users.remove'),
      icon: IconTrash,
      isDanger: true,
      whyNot: whyNot('remove'),
      run: () => void actions.remove(user),
    };
    return user.hasPassword ? [access, remove] : [invite, access, remove];
  };
}
