import { Role, type RoleId } from '@fachwerk/auth/contract';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** A role of the book (`userApi.roles`). */
export type KnownRole = {
  readonly id: RoleId;
  readonly capabilities: readonly string[];
  readonly own?: { readonly name: string; readonly description: string; readonly version: number } | undefined;
};

/** What roles are called: built-in ones by their text, own ones as the company named them. */
export function useRoleNames() {
  const t = useText(adminDe);
  const book = useAsk(userApi.roles, {}).data?.roles;
  return useMemo(() => {
    const builtIn = (id: RoleId) => Role.options.find((role) => role === id);
    const own = (id: RoleId) => book?.find((role) => role.id === id)?.own;
    return {
      /** Built-in ones first. */
      ids: book?.map(({ id }) => id) ?? Role.options,
      name: (id: RoleId): string => {
        const role = builtIn(id);
        if (role) return t(`role.${role}`);
        return own(id)?.name ?? (book ? t('role.deleted') : '…');
      },
      about: (id: RoleId): string => {
        const role = builtIn(id);
        return role ? t(`role.${role}.about`) : (own(id)?.description ?? '');
      },
    };
  }, [t, book]);
}
