import { useMe } from '@fachwerk/auth/account';
import { useAsk } from '@fachwerk/react/call';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconUserSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleRows } from './role-rows.tsx';
import { RoleSheets } from './role-sheets.tsx';
import classes from './settings-roles.module.css';

/** Narrower than this, eight columns would only scroll. */
const MATRIX_FROM_PX = 1200;
const VIEWS = ['list', 'compare'] as const;

export function SettingsRoles() {
  const t = useText(adminDe);
  const [view, setView] = useHashTab(VIEWS);
  const mayManage = useMay('roles.manage');
  const maySeePeople = useMay('users.read');
  return (
    <>
      <Group justify="space-between" gap="sm" mb="md">
        <SegmentedControl
          aria-label={t('roles.view')}
          value={view}
          onChange={setView}
          data={VIEWS.map((value) => ({ value, label: t(`roles.view.${value}`) }))}
        />
        <Group gap="xs">
          {maySeePeople && (
            <Button
              component={Link}
              to="/admin/authorized-people"
              variant="default"
              leftSection={<IconUserSearch size={16} stroke={1.5} />}
            >
              {t('holders.title')}
            </Button>
          )}
          {mayManage && (
            <Button component={Link} to="/admin/roles/new" leftSection={<IconPlus size={16} stroke={1.5} />}>
              {t('roles.new')}
            </Button>
          )}
        </Group>
      </Group>
      {view === 'list' ? <RoleRows /> : <Comparison />}
    </>
  );
}

/** Every right against every role. */
function Comparison() {
  const { backendRoles } = useMe();
  const isWide = useMediaQuery(`(min-width: ${MATRIX_FROM_PX}px)`, true, { getInitialValueInEffect: false });
  const asked = useAsk(userApi.roles, {});
  if (!asked.data) return <PendingPanel asked={asked} lines={10} isWide />;
  const { roles } = asked.data;
  if (!isWide) return <RoleSheets roles={roles} own={backendRoles} />;
  return (
    <Panel isWide>
      <div className={classes.matrix}>
        <RoleMatrix roles={roles} own={backendRoles} />
      </div>
    </Panel>
  );
}
