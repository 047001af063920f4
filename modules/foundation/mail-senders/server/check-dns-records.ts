import { DnsSilent } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { RecordState } from '../contract.ts';
import { dkimName, dkimState, domainOf, spfState } from '../rules/sender-rules.ts';
import type { Outside } from './outside.ts';
import { platformDomain } from './sender-settings.ts';
import { type AddressSender, saveDnsCheck } from './sender-store.ts';

/** Takes as long as the DNS takes: never inside a transaction. Silence changes nothing. */
export async function checkDnsRecords(ctx: CompanyCtx, { dns }: Outside, sender: AddressSender): Promise<void> {
  const { fromAddress: address, dkimSelector: selector, dkimPublic: publicKey } = sender;
  const [spf, dkim] = await Promise.all([
    orBefore(async () => spfState(await dns.texts(domainOf(address)), platformDomain(ctx.app)), sender.spf),
    orBefore(async () => dkimState(await dns.texts(dkimName({ address, selector })), publicKey), sender.dkim),
  ]);
  await saveDnsCheck(ctx, publicKey, { spf, dkim });
}

async function orBefore(look: () => Promise<RecordState>, before: RecordState): Promise<RecordState> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof DnsSilent) return before;
    throw error;
  }
}
