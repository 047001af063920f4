import { findInquiriesWith } from '@fachwerk/inquiries/facade';
import { isNameLike } from '../rules/typed.ts';
import { FEW, type Finder, joined, plain } from './finder.ts';

/** What visitors of the site wrote, by who they are and by their words; the newest first. */
export const findInquiries: Finder = async ({ ctx, typed }) => {
  if (!isNameLike(typed)) return [];
  const inquiries = await findInquiriesWith(ctx, typed.words.join(' '), FEW);
  return inquiries.map(({ id, name, email, phone, pageTitle }) => ({
    ...plain,
    kind: 'inquiry' as const,
    id,
    name: name || email || phone || pageTitle,
    about: joined(name && email, pageTitle),
  }));
};
