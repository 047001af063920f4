import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { extensionPoint } from '@fachwerk/server/hooks';

type Wish = {
  readonly email: string;
  readonly language: Language;
  /** The words beside the box: what somebody agreed to. */
  readonly consent: string;
  /** Path of the page. */
  readonly place: string;
  /** Of the form that was drawn: sent twice it is one wish. */
  readonly key: string;
};

export type TakeWish = (ctx: CompanyCtx, wish: Wish) => Promise<void>;

/** Somebody has ticked the box of the newsletter in a form; whoever sends newsletters takes it. */
export const newsletterWishes = extensionPoint<TakeWish>('inquiries.newsletter_wishes', { isOptional: true });
