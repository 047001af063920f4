import type { RoleId } from '@fachwerk/auth/contract';
import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { areaWords, type CapabilityArea, capabilityAreas, capabilityWords } from './capability-list.tsx';
import classes from './role-matrix.module.css';
import { useRoleNames } from './role-names.ts';

type Props = { roles: readonly RoleInfo[]; own: readonly RoleId[] };

/** Every capability against every role: a mark with a word, for eyes and for screen readers. */
export function RoleMatrix({ roles, own }: Props) {
  const t = useText(adminDe);
  const names = useRoleNames();
  useEveryText();
  const everything = [...new Set(roles.flatMap(({ capabilities }) => capabilities))].sort();
  return (
    <table className={classes.matrix}>
      <caption className={classes.caption}>
        <VisuallyHidden>{t('settings.roles')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.roles.capability')}</th>
          {roles.map(({ id }) => (
            <th key={id} scope="col" data-own={own.includes(id) || undefined} title={names.about(id)}>
              {names.name(id)}
              {own.includes(id) && (
                <Text component="span" size="xs" className={classes.own ?? ''}>
                  {t('settings.roles.own')}
                </Text>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {capabilityAreas(everything).map((area) => (
        <AreaRows key={area.area} area={area} roles={roles} own={own} />
      ))}
    </table>
  );
}

function AreaRows({ area: { area, capabilities }, roles, own }: Props & { area: CapabilityArea }) {
  return (
    <tbody>
      <tr className={classes.area}>
        <th scope="colgroup" colSpan={roles.length + 1}>
          {areaWords(area)}
        </th>
      </tr>
      {capabilities.map((capability) => (
        <tr key={capability}>
          <th scope="row">{capabilityWords(capability)}</th>
          {roles.map((role) => (
            <td key={role.id} data-own={own.includes(role.id) || undefined}>
              <Mark isAllowed={role.capabilities.includes(capability)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Mark({ isAllowed }: { isAllowed: boolean }) {
  const t = useText(adminDe);
  const Icon = isAllowed ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={18} stroke={1.5} data-allowed={isAllowed || undefined} aria-hidden />
      <VisuallyHidden>{isAllowed ? t('settings.roles.may') : t('settings.roles.may_not')}</VisuallyHidden>
    </>
  );
}
