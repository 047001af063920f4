import type { LimitedRole, User } from '@fachwerk/auth/contract';
import { fullName, PersonAvatar } from '@fachwerk/react/avatar';
import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Badge, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { usePlaceNames } from '../roles/place-names.ts';
import { useRoleNames } from '../roles/role-names.ts';
import classes from './user-columns.module.css';
import { SecondFactorMark, shownState, UserStateMark } from './user-state.tsx';
import { useUserLabels } from './user-words.ts';

export function useUserColumns(): Column<User>[] {
  const t = useText(adminDe);
  const words = useUserLabels();
  return [
    {
      key: 'person',
      title: t('users.person'),
      sort: 'name',
      width: 240,
      cell: (user) => <Person user={user} />,
      csv: (user) => fullName(user.contact),
    },
    {
      key: 'email',
      title: t('user.field.email'),
      sort: 'email',
      rank: 5,
      cell: ({ email }) => <span className={classes.address}>{email}</span>,
      csv: ({ email }) => email,
    },
    {
      key: 'roles',
      title: t('user.field.backendRoles'),
      rank: 3,
      cell: (user) => <Roles user={user} />,
      csv: words.rolesOf,
    },
    {
      key: 'state',
      title: t('user.field.state'),
      cell: (user) => <UserStateMark user={user} />,
      csv: (user) => t(`user.state.${shownState(user)}`),
    },
    {
      key: 'factor',
      title: t('user.field.secondFactor'),
      rank: 4,
      cell: ({ hasSecondFactor }) => <SecondFactorMark isOn={hasSecondFactor} />,
      csv: ({ hasSecondFactor }) => (hasSecondFactor ? t('kit.yes') : t('kit.no')),
    },
    {
      key: 'last',
      title: t('users.last_sign_in'),
      sort: 'lastSignInAt',
      rank: 3,
      cell: ({ lastSignInAt }) => <LastSignIn at={lastSignInAt} />,
      csv: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : ''),
    },
  ];
}

function Person({ user }: { user: User }) {
  return (
    <span className={classes.person}>
      <PersonAvatar person={user.contact} picture={user.avatar} />
      <span className={classes.words}>
        <Text component="span" inherit truncate>
          {fullName(user.contact)}
        </Text>
        <Text component="span" size="xs" c="dimmed" fw={400} truncate className={classes.email ?? ''}>
          {user.email}
        </Text>
      </span>
    </span>
  );
}

function Roles({ user: { backendRoles, limitedRoles = [] } }: { user: User }) {
  const t = useText(adminDe);
  const { name } = useRoleNames();
  if (backendRoles.length + limitedRoles.length === 0)
    return (
      <Text component="span" inherit c="dimmed">
        {t('users.roles.none')}
      </Text>
    );
  return (
    <span className={classes.roles}>
      {backendRoles.map((role) => (
        <Badge
          key={role}
          component="span"
          color={role === 'administrator' ? 'accent' : 'gray'}
          className={classes.role ?? ''}
        >
          {name(role)}
        </Badge>
      ))}
      {limitedRoles.map((limit) => (
        <Badge
          key={limit.role}
          component="span"
          color="gray"
          variant="outline"
          className={classes.role ?? ''}
          leftSection={<IconMapPin size={12} stroke={1.5} aria-hidden />}
        >
          <LimitedName name={name(limit.role)} limit={limit} />
        </Badge>
      ))}
    </span>
  );
}

function LimitedName({ name, limit }: { name: string; limit: LimitedRole }) {
  const t = useText(adminDe);
  const { said } = usePlaceNames();
  return t('users.role.limited', { role: name, places: said(limit) });
}

function LastSignIn({ at }: { at: User['lastSignInAt'] }) {
  const t = useText(adminDe);
  if (at) return <Ago at={at} />;
  return (
    <Text component="span" inherit c="dimmed">
      {t('users.last_sign_in.never')}
    </Text>
  );
}
