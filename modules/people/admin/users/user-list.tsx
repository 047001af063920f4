import { Role, type User, userStream } from '@fachwerk/access/contract';
import { fullName } from '@fachwerk/react/avatar';
import { call, useAsk } from '@fachwerk/react/call';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { RowAction } from '@fachwerk/react/list-types';
import { useStream } from '@fachwerk/react/realtime';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconMailForward, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { UserSort, UserStateFilter, userApi } from '../../contract.ts';
import type { UserAction } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { UserDrawer } from '../user/user-drawer.tsx';
import { useJudge } from './use-judge.ts';
import { useUserActions } from './use-user-actions.ts';
import { useUserColumns } from './user-columns.tsx';

const filters = { role: Role.options, state: UserStateFilter.options };
/** The most a page may have (contract). */
const EXPORT_PAGE = 100;

export function UserList() {
  const t = useText(adminDe);
  const { search } = useLocation();
  const mayManage = useMay('users.manage');
  const client = useQueryClient();
  const columns = useUserColumns();
  const rowActions = useRowActions();
  const list = useListState({ sort: UserSort.options, filters });
  const asked = { search: list.search || undefined, sort: list.sort, dir: list.dir, ...list.filters };
  const users = useAsk(userApi.list, { offset: list.offset, limit: list.limit, ...asked }, { keepPrevious: true });
  const lookAgain = () => void client.invalidateQueries();
  useStream(userStream, lookAgain, lookAgain);

  return (
    <>
      <ListPage
        title={t('users.title')}
        state={list}
        query={users}
        rows={users.data?.users}
        total={users.data?.total}
        columns={columns}
        keyOf={(user) => user.id}
        nameOf={(user) => fullName(user.contact)}
        pathOf={(user) => `/admin/users/${user.id}`}
        filters={[
          {
            name: 'role',
            label: t('users.filter.role'),
            options: Role.options.map((value) => ({ value, label: t(`role.${value}`) })),
          },
          {
            name: 'state',
            label: t('user.field.state'),
            options: UserStateFilter.options.map((value) => ({ value, label: t(`user.state.${value}`) })),
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
        csv={{ name: t('users.csv'), load: () => everyone(asked) }}
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

type Asked = Omit<Parameters<typeof call<typeof userApi.list>>[1], 'offset' | 'limit'>;

/** All that match, for the export: page after page. */
async function everyone(asked: Asked): Promise<User[]> {
  const found: User[] = [];
  for (;;) {
    const { users, total } = await call(userApi.list, { ...asked, offset: found.length, limit: EXPORT_PAGE });
    found.push(...users);
    if (users.length === 0 || found.length >= total) return found;
  }
}
