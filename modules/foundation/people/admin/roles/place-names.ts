import type { LimitedRole } from '@fachwerk/auth/contract';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useMemo } from 'react';
import { roleApi } from '../../contract-roles.ts';
import { adminDe } from '../../texts/admin.de.ts';

export type PlaceChoice = { readonly id: string; readonly name: string; readonly about: string };

const NONE = { locations: [], franchisees: [] };

/** What a role can be limited to, and how it is said. */
export function usePlaceNames() {
  const t = useText(adminDe);
  const found = useAsk(roleApi.places, {}, { isEnabled: useMay('users.read') }).data ?? NONE;
  return useMemo(() => {
    const severalCompanies = new Set(found.locations.map(({ companyId }) => companyId)).size > 1;
    const locations: PlaceChoice[] = found.locations.map(({ id, name, city, companyName }) => ({
      id,
      name,
      about: [name.includes(city) ? '' : city, severalCompanies ? companyName : ''].filter(Boolean).join(' · '),
    }));
    const franchisees: PlaceChoice[] = found.franchisees.map(({ id, name }) => ({ id, name, about: '' }));
    const names = new Map([...locations, ...franchisees].map(({ id, name }) => [id, name]));
    return {
      locations,
      franchisees,
      /** „Hamburg Hbf, Köln Dom“; what is gone is counted. */
      said: ({ locationIds, franchiseeIds }: Pick<LimitedRole, 'locationIds' | 'franchiseeIds'>): string => {
        const ids = [...franchiseeIds, ...locationIds];
        const here = ids.flatMap((id) => names.get(id) ?? []);
        const gone = ids.length - here.length;
        return [...here, ...(gone > 0 ? [t('users.reach.gone', { count: gone })] : [])].join(', ');
      },
    };
  }, [found, t]);
}
