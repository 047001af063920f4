import { companyByCode } from '@fachwerk/companies/facade';
import { listLocations } from '@fachwerk/locations/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { KeepWarm } from '../../contract.ts';
import { NOTHING_OWN } from '../../rules/limits.ts';
import { lockSet, saveSet } from '../limit-store.ts';

/** By the code of the demo company and the city of its location: in winter bolts freeze there. */
const WARM: Readonly<Record<string, Readonly<Record<string, KeepWarm>>>> = {
  zeitlagercity: {
    Berlin: { isOn: true, everyMinutes: 120, from: '06:00', to: '23:00' },
    München: { isOn: true, everyMinutes: 60, from: '05:00', to: '23:30' },
  },
  'zeitlager-hamburg': { Hamburg: { isOn: true, everyMinutes: 180, from: '06:00', to: '22:00' } },
};

/** Leaves a location alone that says something already. */
export async function createDemoLimits(ctx: WorkCtx): Promise<void> {
  for (const [code, cities] of Object.entries(WARM)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const inside = { ...ctx, companyId: company.id };
    for (const { id, companyId, city } of await listLocations(inside)) {
      const keepWarm = cities[city];
      const scope = { locationId: id, lockType: null };
      if (companyId !== company.id || !keepWarm || (await lockSet(inside, scope))) continue;
      await saveSet(inside, scope, { ...NOTHING_OWN, keepWarm });
    }
  }
}
