/** Who answers under a host name. The two never share one, so that no script of a shop reaches the back-office. */
export type HostKind = 'back-office' | 'storefront';

export type HostOptions = {
  readonly publicUrl: string;
  /** Says whether a shop answers under this name, which comes in lower case, without a port. */
  readonly isStorefront?: ((name: string) => boolean) | undefined;
};

/** Answers for the text of a Host header; null is a 421. */
export type HostRule = (host: string | undefined) => HostKind | null;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?$/;
const MOST_REMEMBERED = 1_000;

/** Loopback names on any port, and exactly the host of PUBLIC_URL; every other name belongs to a shop, or to nobody. */
export function hostRule({ publicUrl, isStorefront }: HostOptions): HostRule {
  const { host: publicHost, protocol } = new URL(publicUrl);
  const publicHosts = new Set([publicHost, `${publicHost}:${protocol === 'https:' ? 443 : 80}`]);
  const backOffice = new Set<string>();
  return (host) => {
    if (host === undefined) return null;
    if (backOffice.has(host)) return 'back-office';
    const [, name, port] = HOST.exec(host.toLowerCase()) ?? [];
    if (name === undefined || Number(port ?? 0) > 65_535) return null;
    if (LOOPBACK.has(name) || publicHosts.has(host.toLowerCase())) {
      if (backOffice.size < MOST_REMEMBERED) backOffice.add(host);
      return 'back-office';
    }
    return isStorefront?.(name) ? 'storefront' : null;
  };
}

/** Two Host headers: whoever is in front may have looked at the other one. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts === 1;
}
