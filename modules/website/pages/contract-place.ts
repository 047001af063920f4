import { ask, change } from '@fachwerk/base/contract';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Path of a page below the host: up to three segments of letters, digits and hyphens. */
export const Slug = line(120).check(
  z.toLowerCase(),
  z.regex(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/, 'field.slug'),
);

/** Larger sites cannot be maintained by hand. */
export const MOST_PAGES = 500;

/** A page's place in the navigation, and its visibility. */
export const PagePlace = z.object({
  /** Empty for the start page. */
  slug: Slug,
  /** Null at the top level of the navigation. */
  parentId: z.nullable(z.uuid()),
  /** Index among its siblings, from 0. */
  position: z.int(),
  isInNavigation: z.boolean(),
  isHidden: z.boolean(),
  visibleFrom: z.nullable(Instant),
  visibleUntil: z.nullable(Instant),
});
export type PagePlace = z.infer<typeof PagePlace>;

const Redirect = z.object({ id: z.uuid(), from: Slug, to: z.string(), hits: z.int(), createdAt: Instant });

export const redirectApi = {
  list: ask({
    method: 'GET',
    path: '/private/page-redirects',
    access: 'staff:pages.edit',
    summary: 'Old addresses and where they lead.',
    input: z.object({}),
    output: z.object({ redirects: z.array(Redirect) }),
  }),
  save: change({
    method: 'POST',
    path: '/private/page-redirects',
    access: 'staff:pages.edit',
    repeats: 'key',
    summary: 'Lets an address that is no page lead somewhere.',
    input: z.object({ from: Slug, to: line(500, 1) }),
    output: Redirect,
  }),
  remove: change({
    method: 'DELETE',
    path: '/private/page-redirects/:redirectId',
    access: 'staff:pages.edit',
    repeats: 'same',
    summary: 'Forgets one.',
    input: z.object({ redirectId: z.uuid() }),
    output: Nothing,
  }),
};
