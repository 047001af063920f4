import type { NewsletterState } from '@fachwerk/customers/contract';
import type { Channel, LeftOutReason, RecipientCount } from '../contract.ts';

export type ConsentFacts = {
  readonly hasAddress: boolean;
  readonly isBlocked: boolean;
  readonly newsletter: NewsletterState;
  /** Has switched messages on, on one device at least. */
  readonly hasDevice: boolean;
  /** What was mailed there of late came back for good. */
  readonly isReturning?: boolean;
};

/**
 * Why somebody gets no message, or null. By mail only who has asked for it and confirmed that by the link in the mail (§ 7 UWG); on a device
 * only who has switched it on there, which says nothing about mails.
 */
export function whyLeftOut(channel: Channel, facts: ConsentFacts): LeftOutReason | null {
  const { hasAddress, isBlocked, newsletter, hasDevice, isReturning = false } = facts;
  if (channel === 'push') {
    if (!hasDevice) return 'no_device';
    return isBlocked ? 'blocked' : null;
  }
  if (!hasAddress) return 'no_address';
  if (newsletter === 'none') return 'not_asked';
  if (newsletter === 'asked') return 'not_confirmed';
  if (isBlocked) return 'blocked';
  return isReturning ? 'returned' : null;
}

/** People who are alike in what counts here, and how many they are. */
export type AlikePeople = ConsentFacts & { readonly people: number };

/** How many are reached, and how many fall out for which reason; the most frequent first. */
export function countedByConsent(channel: Channel, groups: readonly AlikePeople[]): RecipientCount {
  const leftOut = new Map<LeftOutReason, number>();
  let count = 0;
  for (const group of groups) {
    const reason = whyLeftOut(channel, group);
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + group.people);
    else count += group.people;
  }
  return {
    count,
    leftOut: [...leftOut].map(([reason, people]) => ({ reason, count: people })).sort((a, b) => b.count - a.count),
  };
}
