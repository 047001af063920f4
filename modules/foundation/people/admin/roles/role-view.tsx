import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCopy, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { CapabilityList } from './capability-list.tsx';
import { RolePeople } from './role-people.tsx';
import { RolePreview } from './role-preview.tsx';
import classes from './role-screen.module.css';

type Props = { role: RoleInfo; mayCopy: boolean };

/** A built-in role, or one that may not be changed: to look at, and to begin an own one from. */
export function RoleView({ role, mayCopy }: Props) {
  const t = useText(adminDe);
  return (
    <div className={classes.columns}>
      <Panel isWide>
        <Alert color="info" icon={<IconLock stroke={1.5} />} mb="md">
          <Group justify="space-between" gap="sm">
            <Text size="sm" flex="1 1 240px">
              {t('roles.built_in.fixed')}
            </Text>
            {mayCopy && (
              <Button
                component={Link}
                to={`/admin/roles/new?from=${role.id}`}
                variant="default"
                leftSection={<IconCopy size={16} stroke={1.5} />}
              >
                {t('roles.copy')}
              </Button>
            )}
          </Group>
        </Alert>
        <CapabilityList capabilities={role.capabilities} nothing={t('settings.roles.nothing')} />
      </Panel>
      <div className={classes.aside}>
        <RolePreview capabilities={role.capabilities} />
        <RolePeople role={role.id} />
      </div>
    </div>
  );
}
