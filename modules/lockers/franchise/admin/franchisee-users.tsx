import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { Empty } from '@fachwerk/react/states';
import { translate, useEveryText, useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconMailForward } from '@tabler/icons-react';
import type { Franchisee, FranchiseeUser } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './franchisee.module.css';

const LOOKS: StateStyles<FranchiseeUser['state']> = {
  active: { icon: IconCircleCheck, tone: 'ok' },
  invited: { icon: IconMailForward, tone: 'info' },
  deactivated: { icon: IconCircleOff, tone: 'quiet' },
};

/** Who works at the franchisee. The names of roles belong to another module, so all texts are fetched. */
export function FranchiseeUsers({ franchisee }: { franchisee: Franchisee }) {
  const t = useText(adminDe);
  useEveryText();
  if (franchisee.users.length === 0) return <Empty title={t('franchisee.users.empty')} />;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('franchisee.users.text')}
      </Text>
      <ul className={classes.rows} aria-label={t('franchisee.users.title', { name: franchisee.name })}>
        {franchisee.users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </ul>
    </>
  );
}

function UserRow({ user }: { user: FranchiseeUser }) {
  const t = useText(adminDe);
  const names = [...user.roles.map((role) => translate(`role.${role}`)), ...user.ownRoles];
  const roles = names.join(', ') || t('franchisee.users.roles.none');
  return (
    <li>
      <div className={classes.who}>
        <Text fw={500}>{user.name}</Text>
        <Text size="sm" c="dimmed">
          {roles} · {user.email}
        </Text>
      </div>
      <div className={classes.when}>
        <StateMark look={LOOKS[user.state]}>{t(`franchisee.users.state.${user.state}`)}</StateMark>
        <Text size="sm" c="dimmed" component="div">
          {t('franchisee.users.last_sign_in')}:{' '}
          {user.lastSignInAt ? <Ago at={user.lastSignInAt} /> : t('franchisee.users.never')}
        </Text>
      </div>
    </li>
  );
}
