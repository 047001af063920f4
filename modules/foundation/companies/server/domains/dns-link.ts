import { Resolver } from 'node:dns/promises';

/** The public DNS, as anybody sees it. */
export type DnsLink = {
  /** Each record as one text; none when there are none. Throws `DnsSilent` when nobody answers. */
  texts(name: string): Promise<string[]>;
  /** Where a name leads: the name it stands for, and its addresses. */
  way(host: string): Promise<{ readonly alias: string | null; readonly addresses: readonly string[] }>;
};

export type DnsOptions = {
  /** `127.0.0.1:5353`; the machine's own when left out. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
  readonly tries?: number;
};

/** No answer, or none that says anything: not the same as the answer that there is nothing. */
export class DnsSilent extends Error {}

const NOTHING_THERE = new Set(['ENODATA', 'ENOTFOUND']);

export function openDnsLink({ servers, timeoutMs = 3_000, tries = 2 }: DnsOptions = {}): DnsLink {
  /** A new one for each look: it remembers nothing from the look before. */
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
