import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import ipaddr from 'ipaddr.js';

/** Addresses that look public and lead into the machine room of a cloud. */
const METADATA = new Set(['168.63.129.16']);

/**
 * Only an address that belongs to the public internet and to one machine. Everything else is refused, known or not: loopback,
 * private, link-local, carrier NAT, multicast, reserved, and IPv6 forms that carry an IPv4 address inside (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || METADATA.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // 2000::/3 is all of IPv6 that has been given to the internet.
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0]! & 0xe0) === 0x20;
}

const problem = problemsOf(appProblems);

/** Every address of a name. */
export type Lookup = (name: string) => Promise<readonly string[]>;

/** Where a name leads. One address that is not public among several is enough to refuse: an honest name has none. */
export async function publicAddressOf(name: string, lookup: Lookup = everyAddress): Promise<string> {
  const addresses = await lookup(name);
  if (addresses.length === 0) throw problem('outbound.unreachable');
  if (!addresses.every(isPublicAddress)) throw problem('outbound.refused');
  return addresses[0]!;
}

async function everyAddress(name: string): Promise<string[]> {
  return (await systemLookup(name, { all: true })).map(({ address }) => address);
}
