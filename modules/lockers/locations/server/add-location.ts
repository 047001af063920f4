import { problemsOf } from '@fachwerk/base/problem';
import { inCompany, networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import { refuseAboveLimit } from '@fachwerk/companies/facade-tenancy';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type locationApi, locationProblems } from '../contract.ts';
import { checkLocation, withKnownPriceGroup } from './checked-location.ts';
import { addStoredLocation, countLocations } from './location-store.ts';
import { notifyOfLocation } from './notify-locations.ts';
import { findPresentedLocation } from './present-location.ts';

const problem = problemsOf(locationProblems);

export const addLocation: UseCase<typeof locationApi.add> = async (ctx, { storageLocation }) => {
  const { companyId = ctx.companyId, ...data } = storageLocation;
  if (!(await visibleCompanies(ctx)).includes(companyId)) throw problem('location.company_unknown');
  checkLocation(data);

  const owner = inCompany(ctx, companyId);
  await refuseAboveLimit(owner, 'locations', () => countLocations(owner));
  const id = ctx.newId();
  const networkId = await networkOf(owner);
  await withKnownPriceGroup(() => addStoredLocation(owner, { id, networkId, data }));
  await audit(owner, {
    subjectKind: 'location',
    subjectId: id,
    action: 'location.added',
    after: { name: data.name.de, city: data.address.city },
    address: ctx.request.address,
  });
  const added = await findPresentedLocation(owner, id);
  await notifyOfLocation(owner);
  return added;
};
