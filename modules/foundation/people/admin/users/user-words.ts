import type { RoleId, User } from '@fachwerk/auth/contract';
import { deviceOf } from '@fachwerk/base/device-name';
import { OWN_NAMES } from '@fachwerk/base/texts/own-names';
import { named } from '@fachwerk/react/data-words';
import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useRoleNames } from '../roles/role-names.ts';

/** Names of fields and values as a person reads them: in the trail, in a conflict, in the list. */
export function useUserLabels() {
  const t = useText(adminDe);
  const { name: roleName } = useRoleNames();
  return useMemo(() => {
    const roles = (ids: readonly RoleId[]) => ids.map(roleName).join(', ') || t('users.roles.none');
    const device = (userAgent: string) => {
      const { browser, system } = deviceOf(userAgent);
      if (browser && system) return t('people.device', { browser, system });
      return browser ?? system ?? t('people.device.unknown');
    };
    const known: Readonly<Record<string, (value: never) => string>> = {
      backendRoles: (value: unknown) => (Array.isArray(value) ? roles(value as RoleId[]) : String(value)),
      language: (value: User['language']) => OWN_NAMES[value],
      state: (value: User['state']) => t(`user.state.${value}`),
      userAgent: device,
    };
    return {
      roles,
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
  }, [t, roleName]);
}
