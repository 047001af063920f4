import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { customerApi } from '../contract-staff.ts';
import { noteDeed } from './note-deed.ts';
import { addNote, removeNote } from './note-store.ts';
import { findInSight, lockInSight } from './sight.ts';
import { tellOfCustomer } from './tell-customers.ts';

const problem = problemsOf(customerProblems);

export const noteCustomer: UseCase<typeof customerApi.addNote> = async (ctx, { id, text }) => {
  const { network } = await lockInSight(ctx, id);
  const person = { id: ctx.caller.userId, name: ctx.caller.name };
  const note = { id: ctx.newId(), kind: 'note' as const, customerId: id, partnerId: ctx.companyId, text, person };
  await addNote(network, note);
  await tellOfCustomer(network, id);
  return { id: note.id, at: ctx.now, personName: person.name, isOwn: true, text };
};

export const removeCustomerNote: UseCase<typeof customerApi.removeNote> = async (ctx, { id, noteId }) => {
  const { network } = await findInSight(ctx, id);
  const isRemoved = await removeNote(network, { id: noteId, customerId: id, personId: ctx.caller.userId });
  if (!isRemoved) throw problem('customer_note.unknown');
  await noteDeed(network, id, 'note_removed');
  await tellOfCustomer(network, id);
  return {};
};
