import { addMinutes } from '@fachwerk/base/time';

/** A number of tries per window; the window expires without action. */
export type Quota = { readonly most: number; readonly minutes: number };

/**
 * What is counted, and its limits. Successful tries are refunded, so only failures fill a counter. Except for mails no window exceeds 15 minutes:
 * nobody is locked out permanently.
 */
export const QUOTAS = {
  'sign-in.address': { most: 50, minutes: 15 },
  'sign-in.account-at-address': { most: 10, minutes: 15 },
  'sign-in.account': { most: 30, minutes: 15 },
  'sign-in.device': { most: 10, minutes: 15 },
  'code.account': { most: 5, minutes: 15 },
  'code.device': { most: 5, minutes: 15 },
  'password.session': { most: 10, minutes: 15 },
  'link.address': { most: 20, minutes: 15 },
  'reset.address': { most: 20, minutes: 15 },
  'reset.account': { most: 3, minutes: 60 },
} as const satisfies Record<string, Quota>;

type TryKind = keyof typeof QUOTAS;
/** One counter: a kind of try and its subject. */
export type Try = { readonly kind: TryKind; readonly subject: string };

/** Older counters can be deleted. */
export const LONGEST_WINDOW_MINUTES = Math.max(...Object.values(QUOTAS).map(({ minutes }) => minutes));

/** An account from a network address, plus the device if its cookie proves an earlier sign-in of this account. */
export type Trier = { readonly account: string; readonly address: string; readonly device: string | null };

/**
 * The counters a sign-in is charged to, in this order; the first full one refuses, and later ones are not charged. An attack from one address thus
 * fills the counter of that address, not the account's. A known device has only its own counter, so attackers cannot lock the user out there.
 */
export function signInTries({ account, address, device }: Trier): Try[] {
  if (device) return [{ kind: 'sign-in.device', subject: `${device} ${account}` }];
  const from = addressGroup(address);
  return [
    { kind: 'sign-in.account-at-address', subject: `${account} ${from}` },
    { kind: 'sign-in.address', subject: from },
    { kind: 'sign-in.account', subject: account },
  ];
}

/** A code is requested only after the right password. */
export function codeTries({ account, device }: Trier): Try[] {
  return device
    ? [{ kind: 'code.device', subject: `${device} ${account}` }]
    : [{ kind: 'code.account', subject: account }];
}

export const resetRequestTries = (address: string): Try[] => [
  { kind: 'reset.address', subject: addressGroup(address) },
];
export const resetMailTries = (account: string): Try[] => [{ kind: 'reset.account', subject: account }];
export const linkTries = (address: string): Try[] => [{ kind: 'link.address', subject: addressGroup(address) }];
export const passwordTries = (sessionId: string): Try[] => [{ kind: 'password.session', subject: sessionId }];

/** Whole minutes until a full counter resets; 0 while it is not full. */
export function minutesToWait(
  counter: { startedAt: Date; count: number },
  { most, minutes }: Quota,
  now: Date,
): number {
  if (counter.count <= most) return 0;
  const left = addMinutes(counter.startedAt, minutes).getTime() - now.getTime();
  // Never longer than the window, even if the clock was set back since it started.
  return Math.min(minutes, Math.max(1, Math.ceil(left / 60_000)));
}

/** An IPv6 customer controls a whole /64, which counts as one address; a mapped IPv4 address counts as IPv4. */
export function addressGroup(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1]!;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
