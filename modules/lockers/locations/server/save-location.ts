import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { type locationApi, locationChanged, locationProblems } from '../contract.ts';
import { checkLocation, withKnownPriceGroup } from './checked-location.ts';
import { everyLanguage, lockStoredLocation, saveStoredLocation } from './location-store.ts';
import { notifyOfLocation } from './notify-locations.ts';
import { findPresentedLocation, presentLocation } from './present-location.ts';

const problem = problemsOf(locationProblems);

export const saveLocation: UseCase<typeof locationApi.save> = async (ctx, { id, storageLocation }) => {
  const { version, ...data } = storageLocation;
  const current = await lockStoredLocation(ctx, id);
  if (!current) throw problem('location.unknown');
  checkLocation(data);
  const given = {
    ...data,
    name: everyLanguage(data.name),
    description: everyLanguage(data.description),
    directions: everyLanguage(data.directions ?? current.directions),
  };
  if (version !== current.version) {
    throw problem('location.changed_meanwhile', {}, { conflict: saveConflict(presentLocation(current), given) });
  }
  const changes = changesOf(current, given);
  if (changes.length === 0) return presentLocation(current);

  const owner = inCompany(ctx, current.companyId);
  await withKnownPriceGroup(() => saveStoredLocation(owner, id, given));
  await audit(owner, {
    subjectKind: 'location',
    subjectId: id,
    action: 'location.edited',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  const saved = await findPresentedLocation(owner, id);
  await emit(owner, locationChanged, { companyId: owner.companyId, locationId: id });
  await notifyOfLocation(owner);
  return saved;
};
