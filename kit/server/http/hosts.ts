/** `siteName` is null for the back-office, and otherwise a name under which a site may answer. The two never share one, so that no script of a site reaches the back-office. */
type HostAnswer = { readonly siteName: string | null };

/** Classifies a Host header; null if it can never be ours. */
export type HostRule = (host: string | undefined) => HostAnswer | null;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?$/;
const MOST_REMEMBERED = 1_000;

const BACK_OFFICE: HostAnswer = { siteName: null };

/** Loopback names on any port, and exactly the host of PUBLIC_URL; every other name is a site's or unknown. */
export function hostRule(publicUrl: string): HostRule {
  const { host: publicHost, protocol } = new URL(publicUrl);
  const publicHosts = new Set([publicHost, `${publicHost}:${protocol === 'https:' ? 443 : 80}`]);
  const known = new Map<string, HostAnswer>();
  return (host) => {
    if (host === undefined) return null;
    const remembered = known.get(host);
    if (remembered) return remembered;
    const [, name, port] = HOST.exec(host.toLowerCase()) ?? [];
    if (name === undefined || Number(port ?? 0) > 65_535) return null;
    const isBackOffice = LOOPBACK.has(name) || publicHosts.has(host.toLowerCase());
    const answer = isBackOffice ? BACK_OFFICE : { siteName: name };
    // Names can be invented: when the cache is full it is cleared, and frequent ones return.
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(host, answer);
    return answer;
  };
}

/** With two Host headers, a proxy in front may have read the other one. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1;
}
