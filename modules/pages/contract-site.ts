import { ask, stream } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import { Instant, line } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import * as z from 'zod/mini';
import { Slug } from './contract-place.ts';
import { ShownPage } from './contract-shown.ts';

export const webPageApi = {
  show: ask({
    method: 'GET',
    path: '/public/page',
    access: 'site',
    summary:
      'The page at an address of the site, in one language; an old address answers where it leads now. With `preview` it is the draft of that link, whatever the address.',
    input: z.object({ slug: Slug, language: z.enum(LANGUAGES), preview: z.optional(secret(line(64))) }),
    output: z.object({ page: z.nullable(ShownPage), leadsTo: z.nullable(z.string()) }),
  }),
  navigation: ask({
    method: 'GET',
    path: '/public/pages/navigation',
    access: 'site',
    summary: 'The pages visitors can go to, for the head and the foot of every page.',
    input: z.object({ language: z.enum(LANGUAGES) }),
    output: z.object({
      entries: z.array(z.object({ id: z.uuid(), parentId: z.nullable(z.uuid()), title: z.string(), slug: Slug })),
    }),
  }),
  addresses: ask({
    method: 'GET',
    path: '/public/pages/addresses',
    access: 'site',
    summary: 'All pages visitors can see now, for search engines.',
    input: z.object({}),
    output: z.object({ addresses: z.array(z.object({ slug: Slug, changedAt: Instant })) }),
  }),
};

/** What visitors can see has changed: a page was published, moved or taken away. */
export const webPageStream = stream({
  name: 'web-pages',
  access: 'staff:pages.edit',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});
