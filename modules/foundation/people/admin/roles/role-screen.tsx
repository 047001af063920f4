import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission, NotFound } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Anchor, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RoleEditor } from './role-editor.tsx';
import { useRoleNames } from './role-names.ts';
import classes from './role-screen.module.css';
import { RoleView } from './role-view.tsx';

/** One role: what it may do, what that looks like, and who has it. */
export function RoleScreen() {
  const t = useText(adminDe);
  useEveryText();
  const { id = '' } = useParams();
  const mayManage = useMay('roles.manage');
  const names = useRoleNames();
  const asked = useAsk(userApi.roles, {});
  if (id === 'new' && !mayManage) return <NoPermission isPage />;
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={10} />;
  const { roles } = asked.data;
  const role = roles.find((known) => known.id === id);
  if (id !== 'new' && !role) return <NotFound isPage />;
  return (
    <div className={classes.page}>
      <Anchor component={Link} to="/admin/settings/roles" size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden />
        {t('settings.roles')}
      </Anchor>
      <Title order={1}>{role ? names.name(role.id) : t('roles.new')}</Title>
      <Text c="dimmed" mb="lg">
        {role ? names.about(role.id) : t('roles.new.about')}
      </Text>
      {role?.own || !role ? (
        <RoleEditor key={id} role={role} book={roles} />
      ) : (
        <RoleView key={id} role={role} mayCopy={mayManage} />
      )}
    </div>
  );
}
