import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { rentalProblems } from '../contract.ts';
import type { accessRightApi } from '../contract-staff.ts';
import { accessRightOf } from './list-rows.ts';
import { tellOfRentals } from './rental-hints.ts';
import { noteStep } from './rental-steps.ts';
import { changeRental, holdRental } from './rental-store.ts';

const problem = problemsOf(rentalProblems);

export const editAccessRight: UseCase<typeof accessRightApi.edit> = async (ctx, { orderItem }) => {
  const { id, version, ...given } = orderItem;
  const { inside, rental } = await holdRental(ctx, id);
  if (rental.version !== version) {
    throw problem('rental.changed_meanwhile', {}, { conflict: saveConflict(await accessRightOf(inside, id), given) });
  }
  const changes = changesOf(rental, given);
  if (changes.length > 0) {
    const changed = await changeRental(inside, rental, given);
    if (changed.occupancyId) await changeOccupancy(inside, changed.occupancyId, { customerName: changed.customerName });
    await audit(inside, { subjectKind: 'rental', subjectId: id, action: 'rental.edited', ...beforeAndAfter(changes) });
    await noteStep(inside, id, { kind: 'edited', data: { fields: changes.map(({ field }) => field) } });
    await tellOfRentals(inside, [id]);
  }
  return accessRightOf(inside, id);
};
