import type { RoleId } from '@fachwerk/auth/contract';
import { capabilitiesIn, type RoleInfo } from '@fachwerk/auth/rules/roles';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { GrantProblem } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CapabilityList } from '../roles/capability-list.tsx';
import { useRoleNames } from '../roles/role-names.ts';

type Props = {
  id: string;
  value: readonly RoleId[];
  onChange: (roles: RoleId[]) => void;
  /** Why the user cannot have exactly these roles, by the server's rule. */
  whyNot: (roles: readonly RoleId[]) => GrantProblem | null;
  book: readonly RoleInfo[];
  error: ReactNode;
};

/** Every role with what it is for; one that cannot be given or taken is greyed, and says why. Below: what all of it adds up to. */
export function RolesField({ id, value, onChange, whyNot, book, error }: Props) {
  const t = useText(adminDe);
  const ids = book.map((role) => role.id);
  const toggled = (role: RoleId) => ids.filter((one) => (one === role) !== value.includes(one));
  return (
    <Stack gap="md">
      <Checkbox.Group
        id={id}
        label={t('user.field.backendRoles')}
        description={t('users.roles.help')}
        value={[...value]}
        onChange={(chosen) => onChange(ids.filter((role) => chosen.includes(role)))}
        error={error}
      >
        <Stack gap="sm" mt="sm">
          {ids.map((role) => (
            <RoleOption key={role} role={role} whyNot={whyNot(toggled(role))} />
          ))}
        </Stack>
      </Checkbox.Group>
      <CapabilityList
        title={t('users.roles.effect')}
        capabilities={capabilitiesIn(book, value)}
        nothing={t('users.roles.effect.none')}
      />
    </Stack>
  );
}

function RoleOption({ role, whyNot }: { role: RoleId; whyNot: GrantProblem | null }) {
  const t = useText(adminDe);
  const names = useRoleNames();
  const about = names.about(role);
  return (
    <Checkbox
      value={role}
      label={names.name(role)}
      disabled={whyNot !== null}
      description={whyNot ? <Reason about={about} reason={t(whyNot)} /> : about}
    />
  );
}

function Reason({ about, reason }: { about: string; reason: string }) {
  return (
    <>
      {about}
      <Group component="span" gap={4} wrap="nowrap" align="flex-start" mt={2}>
        <IconLock size={14} stroke={1.5} aria-hidden />
        <Text component="span" size="xs">
          {reason}
        </Text>
      </Group>
    </>
  );
}
