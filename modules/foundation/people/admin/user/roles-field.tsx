import { Role } from '@fachwerk/auth/contract';
import { capabilitiesIn, type RoleInfo } from '@fachwerk/auth/rules/roles';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PeopleProblem } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CapabilityList } from '../roles/capability-list.tsx';

type Props = {
  id: string;
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  /** Why the user cannot have exactly these roles, by the server's rule. */
  whyNot: (roles: readonly Role[]) => PeopleProblem | null;
  book: readonly RoleInfo[];
  error: ReactNode;
};

/** Every role with what it is for; one that cannot be given or taken is greyed, and says why. Below: what all of it adds up to. */
export function RolesField({ id, value, onChange, whyNot, book, error }: Props) {
  const t = useText(adminDe);
  const toggled = (role: Role) => Role.options.filter((one) => (one === role) !== value.includes(one));
  return (
    <Stack gap="md">
      <Checkbox.Group
        id={id}
        label={t('user.field.backendRoles')}
        description={t('users.roles.help')}
        value={[...value]}
        onChange={(chosen) => onChange(Role.options.filter((role) => chosen.includes(role)))}
        error={error}
      >
        <Stack gap="sm" mt="sm">
          {Role.options.map((role) => (
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

function RoleOption({ role, whyNot }: { role: Role; whyNot: PeopleProblem | null }) {
  const t = useText(adminDe);
  const about = t(`role.${role}.about`);
  return (
    <Checkbox
      value={role}
      label={t(`role.${role}`)}
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
