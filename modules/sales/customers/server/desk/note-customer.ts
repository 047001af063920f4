import type { UseCase } from '@fachwerk/server/module';
import type { customerApi } from '../../contract-staff.ts';
import { notifyOfCustomer } from '../notify-customers.ts';
import { lockVisible } from '../visible-customer.ts';
import { addNote } from './note-store.ts';

export const noteCustomer: UseCase<typeof customerApi.addNote> = async (ctx, { id, text }) => {
  const { network } = await lockVisible(ctx, id);
  const person = { id: ctx.caller.userId, name: ctx.caller.name };
  const note = { id: ctx.newId(), kind: 'note' as const, customerId: id, partnerId: ctx.companyId, text, person };
  await addNote(network, note);
  await notifyOfCustomer(network, id);
  return { id: note.id, at: ctx.now, personName: person.name, isOwn: true, text };
};
