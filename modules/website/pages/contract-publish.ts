import { ask, change } from '@fachwerk/base/contract';
import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { PageHurdles, WebPage } from './contract.ts';
import { PageContent } from './contract-content.ts';
import { MOST_PAGES } from './contract-place.ts';

/** More are not looked through at once; they wait for the next time. */
export const MOST_AT_ONCE = 50;

/** A page whose draft differs from what visitors see. */
export const WaitingPage = z.object({
  page: WebPage,
  /** What visitors see; null while they see nothing of it. */
  before: z.nullable(PageContent),
  after: PageContent,
  hurdles: z.omit(PageHurdles, { faults: true }),
});
export type WaitingPage = z.infer<typeof WaitingPage>;

export const sitePublishApi = {
  waiting: ask({
    method: 'GET',
    path: '/private/site-publishing',
    access: 'staff:pages.edit',
    summary: 'All pages with a draft nobody has published, each with what visitors see now and what they would see.',
    input: z.object({}),
    output: z.object({
      pages: z.array(WaitingPage).check(z.maxLength(MOST_AT_ONCE)),
      /** How many more wait. */
      more: z.int().check(z.maximum(MOST_PAGES)),
      /** Legal faults of the site: each prevents publishing. */
      faults: PageHurdles.shape.faults,
    }),
  }),
  publish: change({
    method: 'POST',
    path: '/private/site-publishing',
    access: 'staff:pages.edit',
    repeats: 'key id',
    summary:
      'Publishes these pages together, or none of them: where one was changed since it was looked at, it says which.',
    input: z.object({
      /** Of this publication, made by whoever asks. */
      id: z.uuid(),
      note: line(200),
      pages: z
        .array(
          z.object({
            pageId: z.uuid(),
            version: z.int(),
            /** Publishes although translations are missing, which fall back to German. */
            evenHalfTranslated: z.boolean(),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
    }),
    output: z.object({ pages: z.array(WebPage) }),
  }),
};
