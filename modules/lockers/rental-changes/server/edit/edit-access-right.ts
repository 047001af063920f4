import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import { addStep, changeRental, lockVisibleRental, notifyStaff } from '@fachwerk/rentals/facade-record';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { rentalChangeApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { accessRightOf } from '../record/access-right-rows.ts';

export const editAccessRight: UseCase<typeof rentalChangeApi.edit> = async (ctx, { orderItem }) => {
  const { id, version, ...given } = orderItem;
  const { scoped, rental } = await lockVisibleRental(ctx, id);
  if (rental.version !== version) {
    throw problem('rental.changed_meanwhile', {}, { conflict: saveConflict(await accessRightOf(scoped, id), given) });
  }
  const changes = changesOf(rental, given);
  if (changes.length > 0) {
    const changed = await changeRental(scoped, rental, given);
    if (changed.occupancyId) await changeOccupancy(scoped, changed.occupancyId, { customerName: changed.customerName });
    await audit(scoped, { subjectKind: 'rental', subjectId: id, action: 'rental.edited', ...beforeAndAfter(changes) });
    await addStep(scoped, id, { kind: 'edited', data: { fields: changes.map(({ field }) => field) } });
    await notifyStaff(scoped, [id]);
  }
  return accessRightOf(scoped, id);
};
