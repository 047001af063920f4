import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { type locationApi, locationChanged, locationProblems } from '../contract.ts';
import { withKnownPriceGroup } from './checked-location.ts';
import { lockStoredLocations, savePriceGroup } from './location-store.ts';
import { notifyOfLocation } from './notify-locations.ts';

const problem = problemsOf(locationProblems);

/** Of one's own and of franchisees. What has the group already stays as it is. */
export const assignPriceGroup: UseCase<typeof locationApi.assignPriceGroup> = async (ctx, { ids, priceGroupId }) => {
  const wanted = [...new Set(ids)];
  const locations = await lockStoredLocations(ctx, wanted);
  if (locations.length < wanted.length) throw problem('location.unknown');
  const changed = locations.filter((location) => location.priceGroupId !== priceGroupId);
  for (const [companyId, here] of Map.groupBy(changed, (location) => location.companyId)) {
    const owner = inCompany(ctx, companyId);
    await withKnownPriceGroup(() =>
      savePriceGroup(
        owner,
        here.map(({ id }) => id),
        priceGroupId,
      ),
    );
    for (const { id, priceGroupId: before } of here) {
      await audit(owner, {
        subjectKind: 'location',
        subjectId: id,
        action: 'location.edited',
        before: { priceGroupId: before },
        after: { priceGroupId },
        address: ctx.request.address,
      });
      await emit(owner, locationChanged, { companyId, locationId: id });
    }
    await notifyOfLocation(owner);
  }
  return { changed: changed.length };
};
