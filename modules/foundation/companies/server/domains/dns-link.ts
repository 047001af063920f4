import { Resolver } from 'node:dns/promises';

/** Access to the public DNS. */
export type DnsLink = {
  /** TXT records as one string each; empty if there are none. Throws `DnsSilent` without an answer. */
  texts(name: string): Promise<string[]>;
  /** Alias and addresses of a host. */
  way(host: string): Promise<{ readonly alias: string | null; readonly addresses: readonly string[] }>;
};

export type DnsOptions = {
  /** `127.0.0.1:5353`; defaults to the system's servers. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
  readonly tries?: number;
};

/** No usable answer, as opposed to the answer that there are no records. */
export class DnsSilent extends Error {}

const NOTHING_THERE = new Set(['ENODATA', 'ENOTFOUND']);

export function openDnsLink({ servers, timeoutMs = 3_000, tries = 2 }: DnsOptions = {}): DnsLink {
  /** A new resolver per check, so that nothing is cached. */
  const resolver = () => {
    const fresh = new Resolver({ timeout: timeoutMs, tries });
    if (servers) fresh.setServers(servers);
    return fresh;
  };
  return {
    texts: async (name) => (await found(resolver().resolveTxt(name))).map((chunks) => chunks.join('')),
    way: async (host) => {
      const dns = resolver();
      const [aliases, v4, v6] = await Promise.all([
        found(dns.resolveCname(host)),
        found(dns.resolve4(host)),
        found(dns.resolve6(host)),
      ]);
      return { alias: aliases[0]?.toLowerCase().replace(/\.$/, '') ?? null, addresses: [...v4, ...v6] };
    },
  };
}

async function found<Entry>(asked: Promise<Entry[]>): Promise<Entry[]> {
  try {
    return await asked;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NOTHING_THERE.has(code)) return [];
    throw new DnsSilent(code, { cause: error });
  }
}
