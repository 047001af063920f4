import ipaddr from 'ipaddr.js';

/** Takes one try; answers 0, or the seconds to wait until the next one would pass. */
export type RateLimit = (key: string, perMinute: number, nowMs: number) => number;

/** At most about 10 MB. An attacker with more addresses cannot be stopped by counting them. */
const MOST_REMEMBERED = 50_000;

/**
 * Allows a number of tries a minute, as a burst or one at a time. Per process: it limits floods and does not protect passwords. One number per key:
 * the moment until which the quota is used up.
 */
export function rateLimit(most = MOST_REMEMBERED): RateLimit {
  const usedUntilMs = new Map<string, number>();
  return (key, perMinute, nowMs) => {
    const stepMs = 60_000 / perMinute;
    // The quota never reaches further than a minute ahead, unless the clock was set back: then it restarts from now.
    const used = usedUntilMs.get(key) ?? 0;
    const next = (used > nowMs + 60_000.5 ? nowMs : Math.max(used, nowMs)) + stepMs;
    const overMs = next - nowMs - 60_000;
    // Half a millisecond covers rounding errors.
    if (overMs > 0.5) return Math.ceil(overMs / 1000);
    if (usedUntilMs.size >= most && !usedUntilMs.has(key)) makeRoom(usedUntilMs, nowMs, most);
    usedUntilMs.set(key, next);
    return 0;
  };
}

/** Evicts idle keys; if there are none, the older half. */
function makeRoom(usedUntilMs: Map<string, number>, nowMs: number, most: number): void {
  for (const [key, until] of usedUntilMs) if (until <= nowMs) usedUntilMs.delete(key);
  if (usedUntilMs.size < most) return;
  let tooMany = Math.ceil(most / 2);
  for (const key of usedUntilMs.keys()) if (tooMany-- > 0) usedUntilMs.delete(key);
}

/** One line at home is one caller: an IPv6 network hands out more addresses than could ever be counted. */
export function callerBlock(given: string | undefined): string {
  const address = given ?? '';
  if (!address.includes(':') || !ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}

/** Without the `::ffff:` that a socket for both kinds puts before an IPv4 address; empty when the caller has hung up already. */
export function plainAddress(address: string | undefined): string {
  return address?.replace(/^::ffff:/, '') ?? '';
}
