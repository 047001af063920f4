import { Instant, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Where a page is found below the host: up to three words of letters, digits and hyphens, parted by `/`. */
export const Slug = line(120).check(
  z.toLowerCase(),
  z.regex(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/, 'field.slug'),
);

/** A site of more is no longer one that a person keeps in order. */
export const MOST_PAGES = 500;

/** Where a page stands: its place in the navigation, and whether and when visitors see it. */
export const PagePlace = z.object({
  /** Empty: the start page. */
  slug: Slug,
  /** Null: at the top of the navigation. */
  parentId: z.nullable(z.uuid()),
  /** Among those below the same parent; what is saved counts from 0. */
  position: z.int(),
  isInNavigation: z.boolean(),
  isHidden: z.boolean(),
  visibleFrom: z.nullable(Instant),
  visibleUntil: z.nullable(Instant),
});
export type PagePlace = z.infer<typeof PagePlace>;
