import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import { Instant } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** How far back one looks; today is the last day of each. */
export const Period = z.enum(['today', 'week', 'month', 'year']);
export type Period = z.infer<typeof Period>;

const Amounts = z.object({
  /** Somebody counts once a day, however often they come. */
  visitors: z.int(),
  views: z.int(),
});

/** A day; of a year, a month by its first day. */
export const VisitStep = z.extend(Amounts, { on: z.iso.date() });
export type VisitStep = z.infer<typeof VisitStep>;

export const PageCount = z.extend(Amounts, { path: z.string() });
export type PageCount = z.infer<typeof PageCount>;

/** Stands for all names beyond so many a day. */
export const OTHERS = '…';

/** Where people came from on their first page of the day. */
export const NamedCount = z.object({ name: z.string(), visitors: z.int() });
export type NamedCount = z.infer<typeof NamedCount>;

/** A way to an order: how many came to each of its steps, each of them once a day. */
export const VisitFunnel = z.object({
  journey: z.enum(['shop', 'boxes', 'appointments']),
  steps: z.array(
    z.object({
      stage: z.string(),
      visitors: z.int(),
      /** Of those at the step before; null at the first. */
      stayedPercent: z.nullable(z.int()),
      left: z.int(),
    }),
  ),
  /** From the first step to the last. */
  overallPercent: z.nullable(z.int()),
});
export type VisitFunnel = z.infer<typeof VisitFunnel>;

export const VisitFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  sums: Amounts,
  /** As many days, right before. */
  before: Amounts,
  steps: z.array(VisitStep),
  pages: z.array(PageCount),
  /** Host names; empty: typed in, a bookmark, or a browser that does not say. */
  sources: z.array(NamedCount),
  /** `utm_source` of links that were given out. */
  campaigns: z.array(NamedCount),
  /** computer, phone, tablet. */
  devices: z.array(NamedCount),
  /** Of the ways that somebody began. */
  funnels: z.array(VisitFunnel),
});
export type VisitFigures = z.infer<typeof VisitFigures>;

export const VisitSettings = z.object({
  isCounting: z.boolean(),
  /** Browsers that ask not to be counted (Do Not Track, Global Privacy Control) are not. */
  honoursSignals: z.boolean(),
});
export type VisitSettings = z.infer<typeof VisitSettings>;

const SavedSettings = z.extend(VisitSettings, { savedAt: z.nullable(Instant), savedBy: z.string() });

export const visitCapabilities = {
  'visits.read': { roles: ['administrator', 'management', 'editor'], kinds: ['franchisor', 'merchant'] },
  'visits.manage': { roles: ['administrator', 'management'], kinds: ['franchisor', 'merchant'] },
} as const satisfies CapabilityCatalog;

export const visitApi = {
  show: ask({
    method: 'GET',
    path: '/private/visitors',
    access: 'staff:visits.read',
    summary: 'How many people came to the site of the company, to which pages and from where, beside the time before.',
    input: z.object({ period: Period }),
    output: VisitFigures,
  }),
  settings: ask({
    method: 'GET',
    path: '/private/visitors/settings',
    access: 'staff:visits.read',
    summary: 'Whether visitors are counted.',
    input: z.object({}),
    output: SavedSettings,
  }),
  saveSettings: change({
    method: 'POST',
    path: '/private/visitors/settings',
    access: 'staff:visits.manage',
    repeats: 'same',
    summary: 'Says whether visitors are counted, and whose wish not to be is followed.',
    input: VisitSettings,
    output: SavedSettings,
  }),
};
