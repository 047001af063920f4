import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { senderApi, senderCapabilities, senderProblems } from '../contract.ts';
import { checkSender } from './check-sender.ts';
import { checkSendersJob } from './check-senders.job.ts';
import { mailWayOf } from './mail-way.ts';
import { type Outside, theInternet } from './outside.ts';
import { removeSender } from './remove-sender.ts';
import { saveAddress } from './save-address.ts';
import { saveServer } from './save-server.ts';
import { sendTestMail } from './send-test-mail.ts';
import { showSender } from './show-sender.ts';
import { warnOfSender } from './warn-of-sender.ts';

const texts = await textsIn(new URL('../texts/', import.meta.url));

export const mailSenders: Module = mailSendersIn(theInternet());

/** The module in another world, for tests. */
export function mailSendersIn(outside: Outside): Module {
  return {
    name: 'mail-senders',
    sql: new URL('../sql/', import.meta.url),
    capabilities: senderCapabilities,
    problems: senderProblems,
    texts,
    mailWay: mailWayOf(outside),
    routes: [
      on(senderApi.show, showSender),
      on(senderApi.warn, warnOfSender),
      on(senderApi.saveAddress, saveAddress(outside)),
      on(senderApi.saveServer, saveServer(outside)),
      on(senderApi.check, checkSender(outside)),
      on(senderApi.sendTest, sendTestMail),
      on(senderApi.remove, removeSender),
    ],
    jobs: [checkSendersJob(outside)],
  };
}
