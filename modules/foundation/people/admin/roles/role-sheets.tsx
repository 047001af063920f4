import type { RoleId } from '@fachwerk/auth/contract';
import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { useText } from '@fachwerk/react/texts';
import { Accordion, Badge, Group, Text } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { CapabilityList } from './capability-list.tsx';
import { useRoleNames } from './role-names.ts';
import classes from './role-sheets.module.css';

type Props = { roles: readonly RoleInfo[]; own: readonly RoleId[] };

/** The matrix of a small screen: one role after the other, one's own opened. */
export function RoleSheets({ roles, own }: Props) {
  const t = useText(adminDe);
  const names = useRoleNames();
  return (
    <Accordion
      multiple
      variant="contained"
      defaultValue={[...own]}
      order={2}
      transitionDuration={120}
      classNames={{ item: classes.item ?? '' }}
    >
      {roles.map(({ id, capabilities }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>
            <Group gap="xs">
              <Text component="span" inherit fw={500}>
                {names.name(id)}
              </Text>
              {own.includes(id) && <Badge component="span">{t('settings.roles.own')}</Badge>}
            </Group>
            <Text component="span" size="xs" c="dimmed" display="block">
              {names.about(id)}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <CapabilityList capabilities={capabilities} nothing={t('settings.roles.nothing')} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
