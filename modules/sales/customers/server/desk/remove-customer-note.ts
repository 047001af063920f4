import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { customerApi } from '../../contract-staff.ts';
import { notifyOfCustomer } from '../notify-customers.ts';
import { recordActivity } from '../record/record-activity.ts';
import { findVisible } from '../visible-customer.ts';
import { removeNote } from './note-store.ts';

const problem = problemsOf(customerProblems);

export const removeCustomerNote: UseCase<typeof customerApi.removeNote> = async (ctx, { id, noteId }) => {
  const { network } = await findVisible(ctx, id);
  const isRemoved = await removeNote(network, { id: noteId, customerId: id, personId: ctx.caller.userId });
  if (!isRemoved) throw problem('customer_note.unknown');
  await recordActivity(network, id, 'note_removed');
  await notifyOfCustomer(network, id);
  return {};
};
