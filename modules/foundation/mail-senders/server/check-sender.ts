import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type senderApi, senderProblems } from '../contract.ts';
import { checkDnsRecords } from './check-dns-records.ts';
import type { Outside } from './outside.ts';
import { senderSettings } from './sender-settings.ts';
import { findSender } from './sender-store.ts';

const problem = problemsOf(senderProblems);

export function checkSender(outside: Outside): UseCase<typeof senderApi.check> {
  return async (ctx) => {
    const sender = await findSender(ctx);
    if (sender?.kind !== 'address') throw problem('mail_sender.none');
    await checkDnsRecords(ctx, outside, sender);
    return senderSettings(ctx);
  };
}
