import { useMe } from '@fachwerk/auth/account';
import type { RoleId } from '@fachwerk/auth/contract';
import { useAsk } from '@fachwerk/react/call';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Badge, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { userApi } from '../../contract.ts';
import { roleApi } from '../../contract-roles.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useRoleNames } from './role-names.ts';
import classes from './settings-roles.module.css';

type Known = { readonly id: RoleId; readonly capabilities: readonly string[] };

/** Own roles first: they are what somebody comes to change. */
export function RoleRows() {
  const t = useText(adminDe);
  const asked = useAsk(userApi.roles, {});
  if (!asked.data) return <PendingPanel asked={asked} lines={8} isWide />;
  const { roles } = asked.data;
  const builtIn = roles.filter(({ own }) => !own);
  const own = roles.filter((role) => role.own);
  return (
    <Panel isWide>
      <Title order={2} size="h4">
        {t('roles.own')}
      </Title>
      {own.length === 0 ? (
        <Text size="sm" c="dimmed" mt={4} mb="lg">
          {t('roles.own.none')}
        </Text>
      ) : (
        <Rows roles={own} label={t('roles.own')} />
      )}
      <Title order={2} size="h4" mt="lg">
        {t('roles.built_in')}
      </Title>
      <Rows roles={builtIn} label={t('roles.built_in')} />
    </Panel>
  );
}

function Rows({ roles, label }: { roles: readonly Known[]; label: string }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {roles.map((role) => (
        <RoleRow key={role.id} role={role} />
      ))}
    </ul>
  );
}

function RoleRow({ role: { id, capabilities } }: { role: Known }) {
  const t = useText(adminDe);
  const names = useRoleNames();
  const { backendRoles } = useMe();
  const maySeePeople = useMay('users.read');
  const counts = useAsk(roleApi.summary, {}, { isEnabled: maySeePeople }).data?.counts;
  const people = counts && (counts.find(({ role }) => role === id)?.people ?? 0);
  return (
    <li className={classes.row}>
      <div>
        <Group gap="xs">
          <Link to={`/admin/roles/${id}`} className={classes.name}>
            {names.name(id)}
          </Link>
          {backendRoles.includes(id) && <Badge component="span">{t('settings.roles.own')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {names.about(id)}
        </Text>
      </div>
      <div className={classes.figures}>
        <span>{t('roles.capabilities', { count: capabilities.length })}</span>
        {people !== undefined && (
          <span>
            {people > 0 ? (
              <Link to={`/admin/users?role=${id}&state=active`}>{t('roles.people', { count: people })}</Link>
            ) : (
              t('roles.people.none')
            )}
          </span>
        )}
      </div>
    </li>
  );
}
