import type { LimitedRole, RoleId, User } from '@fachwerk/auth/contract';
import { deviceOf } from '@fachwerk/base/device-name';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { named } from '@fachwerk/react/data-words';
import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { usePlaceNames } from '../roles/place-names.ts';
import { useRoleNames } from '../roles/role-names.ts';

/** As the audit trail keeps it: with the names of its places. */
type NotedLimit = { readonly role: RoleId; readonly places: readonly string[] };

/** Names of fields and values as a person reads them: in the trail, in a conflict, in the list. */
export function useUserLabels() {
  const t = useText(adminDe);
  const { name: roleName } = useRoleNames();
  const { said } = usePlaceNames();
  return useMemo(() => {
    const roles = (ids: readonly RoleId[]) => ids.map(roleName).join(', ') || t('users.roles.none');
    const limited = ({ role, ...limit }: LimitedRole | NotedLimit) =>
      t('users.role.limited', {
        role: roleName(role),
        places: 'places' in limit ? limit.places.join(', ') : said(limit),
      });
    const rolesOf = ({ backendRoles, limitedRoles = [] }: Pick<User, 'backendRoles' | 'limitedRoles'>) =>
      [...backendRoles.map(roleName), ...limitedRoles.map(limited)].join(', ') || t('users.roles.none');
    const device = (userAgent: string) => {
      const { browser, system } = deviceOf(userAgent);
      if (browser && system) return t('people.device', { browser, system });
      return browser ?? system ?? t('people.device.unknown');
    };
    const known: Readonly<Record<string, (value: never) => string>> = {
      backendRoles: (value: unknown) => (Array.isArray(value) ? roles(value as RoleId[]) : String(value)),
      limitedRoles: (value: unknown) =>
        Array.isArray(value) && value.length > 0 ? value.map(limited).join('; ') : t('users.roles.none'),
      language: (value: User['language']) => OWN_NAMES[value],
      state: (value: User['state']) => t(`user.state.${value}`),
      userAgent: device,
    };
    return {
      roles,
      rolesOf,
      device,
      /** A field nobody has named yet is shown as it is called. */
      field: (field: string) => named(`user.field.${field}`) ?? field,
      value: (field: string, value: unknown) => {
        if (value === null || value === undefined || value === '') return t('users.value.empty');
        const asKnown = known[field];
        if (asKnown) return asKnown(value as never);
        if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
        return typeof value === 'object' ? JSON.stringify(value) : String(value);
      },
    };
  }, [t, roleName, said]);
}
