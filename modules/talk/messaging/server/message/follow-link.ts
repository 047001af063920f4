import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { messageProblems } from '../../contract.ts';
import type { messageLinkApi } from '../../contract-site.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { addClick, countClick, findMessage } from './message-store.ts';

const problem = problemsOf(messageProblems);

/** Leads where the message says, and nowhere that the address says. */
export const followLink: UseCase<typeof messageLinkApi.follow> = async (ctx, { id, mark }) => {
  const network = await inNetwork(ctx);
  const message = await findMessage(network, id);
  if (!message?.button) throw problem('message.link_invalid');
  if (await addClick(network, id, mark)) {
    await countClick(network, id);
    await notifyWatchers(network);
  }
  return { url: message.button.url };
};
