import type { Language } from '@fachwerk/base/language';
import { type Translated, textIn } from '@fachwerk/base/translated';

/** The kind of block that asks for it. */
export const SIGN_UP_KIND = 'newsletter';

/** What a page knows of a sign-up beside its words. */
export type SignUpData = { readonly stamp: string };

/** How the fields of the form are called, on the page and where it arrives. */
export const SIGN_UP_NAMES = {
  act: 'newsletter',
  block: 'newsletter-block',
  stamp: 'newsletter-stamp',
  email: 'email',
  firstName: 'first-name',
  /** As every trap of a form is called. */
  trap: 'homepage',
} as const;

export const signUpAnchor = (blockId: string) => `newsletter-${blockId.replaceAll(/[^\w-]/g, '-')}`;

const SENT = 'angemeldet';

/** Where a visitor goes once the form is sent: the same page, with the thanks in its place. */
export const signedUpPath = (pathname: string, blockId: string) =>
  `${pathname}?${new URLSearchParams({ [SENT]: blockId })}#${signUpAnchor(blockId)}`;

/** In which block somebody has signed up; null: in none. */
export const signedUpIn = (path: string): string | null => new URLSearchParams(path.split('?')[1] ?? '').get(SENT);

/** What somebody reads before they sign up. */
type ConsentTexts = { readonly title: Translated; readonly text: Translated; readonly privacy: Translated };

/** The words that are agreed to, as they stood there; `usual` where the block has none. They are kept as the proof. */
export function consentWords({ title, text, privacy }: ConsentTexts, language: Language, usual: string): string {
  const read = [title, text, privacy].map((words) => textIn(words, language));
  return [read[0], read[1], read[2] || usual].filter(Boolean).join('\n\n');
}

/** A stamp is worth nothing for other words than those that were read. */
export const consentShape = ({ title, text, privacy }: ConsentTexts) => ['newsletter', title, text, privacy];
