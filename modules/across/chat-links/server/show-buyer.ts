import { nameParts } from '@fachwerk/appointments/rules/appointment';
import { problemsOf } from '@fachwerk/base/problem';
import { chatProblems } from '@fachwerk/chat/contract';
import { findConversation } from '@fachwerk/chat/facade';
import { inNetwork } from '@fachwerk/companies/facade';
import { findByEmail } from '@fachwerk/customers/facade-account';
import { knownCaller } from '@fachwerk/order-entry/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { chatLinkApi } from '../contract.ts';

const problem = problemsOf(chatProblems);

export const showBuyer: UseCase<typeof chatLinkApi.buyer> = async (ctx, { id }) => {
  const chat = ctx.caller.capabilities.has('chat.read') ? await findConversation(ctx, id) : undefined;
  if (!chat) throw problem('chat.unknown');
  const customer = chat.email ? await findByEmail(await inNetwork(ctx), chat.email) : undefined;
  const caller = customer ? await knownCaller(ctx, customer.id) : null;
  return { caller, contact: { ...nameParts(chat.name), email: chat.email, phone: '' } };
};
