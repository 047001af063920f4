import type { LimitedRole, RoleId } from '@fachwerk/auth/contract';
import { capabilitiesIn, type RoleInfo } from '@fachwerk/auth/rules/roles';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { userApi } from '../../contract.ts';
import { type GrantProblem, rolesOf } from '../../rules/user-changes.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CapabilityList } from '../roles/capability-list.tsx';
import { useRoleNames } from '../roles/role-names.ts';
import { type Reach, RolePlaces } from './role-places.tsx';

export type ChosenRoles = { readonly backendRoles: RoleId[]; readonly limitedRoles: LimitedRole[] };

type Props = {
  id: string;
  value: ChosenRoles;
  onChange: (roles: ChosenRoles) => void;
  /** Why the user cannot have exactly these roles, by the server's rule. */
  whyNot: (roles: readonly RoleId[], limited: readonly LimitedRole[]) => GrantProblem | null;
  book: readonly RoleInfo[];
  error: ReactNode;
  /** At the places of the limited role with this number. */
  errorAt: (index: number) => string | undefined;
};

/** Every role with what it is for and where it holds; one that cannot be given or taken is greyed, and says why. Below: what all of it adds up to. */
export function RolesField({ id, value, onChange, whyNot, book, error, errorAt }: Props) {
  const t = useText(adminDe);
  const names = useRoleNames();
  const { backendRoles, limitedRoles } = value;
  const ids = book.map((role) => role.id);
  const held = rolesOf(value);
  const without = (role: RoleId): ChosenRoles => ({
    backendRoles: backendRoles.filter((one) => one !== role),
    limitedRoles: limitedRoles.filter((one) => one.role !== role),
  });
  const everywhere = (role: RoleId): ChosenRoles => {
    const left = without(role);
    return { ...left, backendRoles: ids.filter((one) => one === role || left.backendRoles.includes(one)) };
  };
  const limited = (limit: LimitedRole): ChosenRoles => {
    const left = without(limit.role);
    return { ...left, limitedRoles: inBook(ids, [...left.limitedRoles, limit]) };
  };
  const toggled = (role: RoleId) => (held.includes(role) ? without(role) : everywhere(role));
  return (
    <Stack gap="md">
      <Checkbox.Group
        id={id}
        label={t('user.field.backendRoles')}
        description={t('users.roles.help')}
        value={held}
        onChange={(chosen) => {
          const role = ids.find((one) => chosen.includes(one) !== held.includes(one));
          if (role) onChange(toggled(role));
        }}
        error={error}
      >
        <Stack gap="sm" mt="sm">
          {ids.map((role) => {
            const next = toggled(role);
            const index = limitedRoles.findIndex((one) => one.role === role);
            return (
              <div key={role}>
                <RoleOption role={role} whyNot={whyNot(next.backendRoles, next.limitedRoles)} />
                {held.includes(role) && (
                  <ReachOfRole
                    name={names.name(role)}
                    role={role}
                    limit={limitedRoles[index] ?? null}
                    onEverywhere={() => onChange(everywhere(role))}
                    onLimit={(limit) => onChange(limited(limit))}
                    error={index < 0 ? undefined : errorAt(index)}
                  />
                )}
              </div>
            );
          })}
        </Stack>
      </Checkbox.Group>
      <Effect book={book} value={value} />
    </Stack>
  );
}

const inBook = (ids: readonly RoleId[], limits: readonly LimitedRole[]) =>
  [...limits].sort((one, other) => ids.indexOf(one.role) - ids.indexOf(other.role));

type ReachProps = {
  name: string;
  role: RoleId;
  limit: LimitedRole | null;
  onEverywhere: () => void;
  onLimit: (limit: LimitedRole) => void;
  error: string | undefined;
};

function ReachOfRole({ name, role, limit, onEverywhere, onLimit, error }: ReachProps) {
  const [chosen, setChosen] = useState<Reach>('locations');
  const isOfFranchisees = limit ? limit.franchiseeIds.length > 0 || chosen === 'franchisees' : false;
  const reach = !limit ? 'everywhere' : isOfFranchisees && limit.locationIds.length === 0 ? 'franchisees' : 'locations';
  return (
    <RolePlaces
      role={name}
      limit={limit && { ...limit, role }}
      reach={reach}
      onReach={(next) => {
        setChosen(next);
        if (next === 'everywhere') onEverywhere();
        else onLimit({ role, locationIds: [], franchiseeIds: [] });
      }}
      onChange={(next) => onLimit({ ...next, role })}
      error={error}
    />
  );
}

/** What counts everywhere, and what counts at the chosen places alone. */
function Effect({ book, value }: { book: readonly RoleInfo[]; value: ChosenRoles }) {
  const t = useText(adminDe);
  const placed = new Set(useAsk(userApi.roles, {}).data?.placed);
  const everywhere = capabilitiesIn(book, value.backendRoles);
  const there = [
    ...capabilitiesIn(
      book,
      value.limitedRoles.map(({ role }) => role),
    ),
  ].filter((capability) => placed.has(capability) && !everywhere.has(capability));
  const isLimited = value.limitedRoles.length > 0;
  return (
    <>
      {(!isLimited || everywhere.size > 0) && (
        <CapabilityList
          title={t(isLimited ? 'users.roles.effect.everywhere' : 'users.roles.effect')}
          capabilities={everywhere}
          nothing={t('users.roles.effect.none')}
        />
      )}
      {isLimited && (
        <CapabilityList
          title={t('users.roles.effect.limited')}
          capabilities={there}
          nothing={t('users.roles.effect.limited.none')}
        />
      )}
    </>
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
