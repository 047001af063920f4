import type { Trade } from '@fachwerk/companies/contract';
import type { NewMerchant, SignUpProblem } from '../contract.ts';

/** A link and its code work this long, and once. */
export const CONFIRM_MINUTES = 60;
/** How long the form may take once the address was confirmed. */
export const PASS_MINUTES = 120;
/** Wrong codes after which only the link, or another mail, helps. */
export const CODE_TRIES = 5;
/** Mails to one address within the life of a link: more than that, and nothing is sent. Nobody is told. */
export const MAILS_PER_ADDRESS = 5;
export const MAILS_PER_ASKER = 3;
/** Requests from one place, whoever they are for. */
export const REQUESTS_PER_WINDOW = 10;
export const WINDOW_MINUTES = 60;

export type Sent = { readonly inAll: number; readonly toThisAsker: number };

/** Whoever asks from elsewhere uses up their own share. */
export function mayMail({ inAll, toThisAsker }: Sent): boolean {
  return inAll < MAILS_PER_ADDRESS && toThisAsker < MAILS_PER_ASKER;
}

/** Nobody becomes a customer of the platform without having agreed. */
export function whyNotAccepted({
  acceptsTerms,
  acceptsPrivacy,
}: Pick<NewMerchant, 'acceptsTerms' | 'acceptsPrivacy'>): SignUpProblem | null {
  return acceptsTerms && acceptsPrivacy ? null : 'sign_up.not_accepted';
}

/** Whoever lets lockers has a network of their own, everybody else a shop. */
export const kindOf = (trade: Trade) => (trade === 'lockers' ? ('franchisor' as const) : ('merchant' as const));
