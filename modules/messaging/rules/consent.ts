import type { NewsletterState } from '@fachwerk/customers/contract';
import type { LeftOutReason, RecipientCount } from '../contract.ts';

export type ConsentFacts = {
  readonly hasAddress: boolean;
  readonly isBlocked: boolean;
  readonly newsletter: NewsletterState;
};

/** Why somebody gets no message, or null. Only who has asked for it and confirmed that by the link in the mail gets any (§ 7 UWG). */
export function whyLeftOut({ hasAddress, isBlocked, newsletter }: ConsentFacts): LeftOutReason | null {
  if (!hasAddress) return 'no_address';
  if (newsletter === 'none') return 'not_asked';
  if (newsletter === 'asked') return 'not_confirmed';
  return isBlocked ? 'blocked' : null;
}

/** People who are alike in what counts here, and how many they are. */
export type AlikePeople = ConsentFacts & { readonly people: number };

/** How many are reached, and how many fall out for which reason; the most frequent first. */
export function countedByConsent(groups: readonly AlikePeople[]): RecipientCount {
  const leftOut = new Map<LeftOutReason, number>();
  let count = 0;
  for (const group of groups) {
    const reason = whyLeftOut(group);
    if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + group.people);
    else count += group.people;
  }
  return {
    count,
    leftOut: [...leftOut].map(([reason, people]) => ({ reason, count: people })).sort((a, b) => b.count - a.count),
  };
}
