import { isIP } from 'node:net';
import { proofName, proofProblem, wayType } from '../../rules/domain-records.ts';
import type { DomainCheck } from '../../rules/domain-states.ts';
import { type DnsLink, DnsSilent } from './dns-link.ts';

/** Checks ownership proof and routing. DNS can be slow: never call it inside a transaction. */
export async function lookAt(dns: DnsLink, { host, proof }: { host: string; proof: string }, ownHost: string) {
  const [problem, isPointingHere] = await Promise.all([
    orSilent(async () => proofProblem(await dns.texts(proofName(host)), proof), 'unreachable' as const),
    orSilent(() => pointsHere(dns, host, ownHost), null),
  ]);
  return { problem, isPointingHere } satisfies DomainCheck;
}

/** Compares alias and addresses with this server. Null if there is nothing to compare with. */
async function pointsHere(dns: DnsLink, host: string, own: string): Promise<boolean | null> {
  if (wayType(own) === null) return null;
  const bare = own.replace(/^\[|\]$/g, '');
  const { alias, addresses } = await dns.way(host);
  if (alias === bare) return true;
  const here = isIP(bare) ? [bare] : (await dns.way(bare)).addresses;
  if (here.length === 0) return null;
  return addresses.some((address) => here.includes(address));
}

async function orSilent<Found, Otherwise>(look: () => Promise<Found>, otherwise: Otherwise) {
  try {
    return await look();
  } catch (error) {
    if (error instanceof DnsSilent) return otherwise;
    throw error;
  }
}
