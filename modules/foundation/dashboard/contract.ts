import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line, Nothing, paragraph, Upload } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** Module names in order; unknown names are stored and not shown. */
export const Layout = z.object({
  content: z.array(line(40, 1)).check(z.maxLength(30)),
  aside: z.array(line(40, 1)).check(z.maxLength(30)),
  /** Modules of the content area at half width. */
  halves: z.array(line(40, 1)).check(z.maxLength(30)),
});
export type Layout = z.infer<typeof Layout>;

/** Left out at a desk. */
const onDevice = { device: z.optional(z.literal('phone')) };

/** One slide (spec §3). */
export const NewsItem = z.object({
  /** `art:<name>` is an illustration of the product; anything else is the URL of an uploaded picture. */
  img: line(300),
  infoTitle: line(60),
  infoDes: paragraph(300),
  title: line(80, 1),
  des: paragraph(400),
  /** A path inside the admin, or an https URL. */
  link: z.optional(line(300).check(z.regex(/^(\/(?![/\\])|https:\/\/|$)/, 'field.link'))),
});
export type NewsItem = z.infer<typeof NewsItem>;

export const MOST_SLIDES = 20;

export const dashboardCapabilities = {
  'news.edit': { roles: ['administrator', 'management', 'editor'] },
} as const satisfies CapabilityCatalog;

export const dashboardProblems = {
  'news.picture_refused': 422,
  'news.picture_unknown': 422,
  'news.too_many_pictures': 409,
} as const satisfies ProblemCatalog;

/** One of the questions of the first screen, and what it would have been answered over the wire. */
const AnswerHere = z.object({ name: z.string(), status: z.int(), body: z.unknown() });

export const dashboardApi = {
  screen: ask({
    method: 'GET',
    path: '/private/dashboard/screen',
    access: 'staff',
    summary:
      'The first screen in one call: the layout and what its modules ask, each with the access and the answer of its own endpoint; `around=yes` with what the frame around every screen asks.',
    input: z.object({ around: z.optional(z.literal('yes')), ...onDevice }),
    output: z.object({ answers: z.array(AnswerHere) }),
  }),
  layout: ask({
    method: 'GET',
    path: '/private/dashboard',
    access: 'staff',
    summary: 'Which modules stand in the content and the aside area for this user.',
    input: z.object({}),
    output: z.extend(Layout, {
      isDefault: z.boolean(),
      /** Of phones; null where they have that of the desk. */
      phone: z.nullable(Layout),
    }),
  }),
  saveLayout: change({
    method: 'POST',
    path: '/private/dashboard',
    access: 'staff',
    repeats: 'same',
    summary: 'Arranges one’s own dashboard, of the desk or of the phone.',
    input: z.extend(Layout, onDevice),
    output: Nothing,
  }),
  resetLayout: change({
    method: 'DELETE',
    path: '/private/dashboard',
    access: 'staff',
    repeats: 'same',
    summary: 'Back to the arrangement of one’s role, on a phone to that of the desk.',
    input: z.object(onDevice),
    output: Nothing,
  }),
  news: ask({
    method: 'GET',
    path: '/private/dashboard/news',
    access: 'staff',
    summary: 'The slides of the news module; the product’s own until the company writes its own.',
    input: z.object({}),
    output: z.object({ items: z.array(NewsItem), isDefault: z.boolean() }),
  }),
  saveNews: change({
    method: 'POST',
    path: '/private/dashboard/news',
    access: 'staff:news.edit',
    repeats: 'same',
    summary: 'Replaces the slides; an empty list brings the product’s own back.',
    input: z.object({ items: z.array(NewsItem).check(z.maxLength(MOST_SLIDES)) }),
    output: Nothing,
  }),
  addNewsPicture: change({
    method: 'POST',
    path: '/private/dashboard/news/picture',
    access: 'staff:news.edit',
    repeats: 'again',
    summary: 'Stores a picture for a slide and answers its address.',
    body: 'multipart',
    transaction: 'own',
    input: z.object({ picture: Upload }),
    output: z.object({ img: z.string() }),
  }),
};
