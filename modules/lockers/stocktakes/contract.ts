import { ask, type CapabilityCatalog, change, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line, paragraph } from '@fachwerk/base/schema';
import { BoxState } from '@fachwerk/lockers/contract-lock';
import * as z from 'zod/mini';

export const StocktakeState = z.enum(['running', 'paused', 'finished']);
export type StocktakeState = z.infer<typeof StocktakeState>;

export const BoxResult = z.enum(['empty', 'not_empty', 'jammed', 'dirty']);
export type BoxResult = z.infer<typeof BoxResult>;

/** What a phone reports. */
export const ReportKind = z.enum(['opened', 'checked', 'reset', 'paused', 'resumed', 'finished']);
export type ReportKind = z.infer<typeof ReportKind>;

/** `already`: said before, or a newer report stands. `replaced`: somebody else had recorded something else before. It is kept either way. */
export const ReportOutcome = z.enum(['applied', 'already', 'replaced']);
export type ReportOutcome = z.infer<typeof ReportOutcome>;

/** How system and box differ. */
export const Difference = z.enum([
  'free_not_empty',
  'reserved_not_empty',
  'to_check_not_empty',
  'not_on_sale_not_empty',
  'jammed',
  'dirty',
  'out_of_service_works',
  'to_check_empty',
]);
export type Difference = z.infer<typeof Difference>;

/** What is offered for a difference. */
export const FollowUp = z.enum(['out_of_service', 'in_service', 'release', 'alert', 'found_item']);
export type FollowUp = z.infer<typeof FollowUp>;

export const StocktakeBox = z.object({
  lockId: z.uuid(),
  number: z.string(),
  sizeCode: z.string(),
  qrCode: z.string(),
  column: z.int(),
  row: z.int(),
  /** In the system, now. */
  state: BoxState,
  /** In the system when it was checked, or at the end; null before. */
  expected: z.nullable(BoxState),
  outReason: z.string(),
  result: z.nullable(BoxResult),
  note: z.string(),
  checkedAt: z.nullable(Instant),
  checkedById: z.nullable(z.uuid()),
  checkedByName: z.string(),
  openedAt: z.nullable(Instant),
  openedById: z.nullable(z.uuid()),
  openedByName: z.string(),
  /** Open alerts of this box that were raised or came back since the start. */
  alerts: z.int(),
  /** Found items recorded from this stocktake. */
  foundItems: z.int(),
});
export type StocktakeBox = z.infer<typeof StocktakeBox>;

export const StocktakeRecord = z.object({
  id: z.uuid(),
  lockId: z.nullable(z.uuid()),
  kind: ReportKind,
  result: z.nullable(BoxResult),
  text: z.string(),
  madeAt: Instant,
  receivedAt: Instant,
  personName: z.string(),
  outcome: ReportOutcome,
});
export type StocktakeRecord = z.infer<typeof StocktakeRecord>;

export const Stocktake = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  locationId: z.uuid(),
  locationName: z.string(),
  state: StocktakeState,
  startedAt: Instant,
  startedByName: z.string(),
  finishedAt: z.nullable(Instant),
  finishedByName: z.string(),
  boxes: z.int(),
  checked: z.int(),
  /** Rented and therefore not opened. */
  rented: z.int(),
  differences: z.int(),
});
export type Stocktake = z.infer<typeof Stocktake>;

/** A stocktake with everything that is needed without a network. No data of renters. */
export const StocktakeSheet = z.object({
  stocktake: Stocktake,
  timeZone: z.string(),
  /** In the order of the wall. */
  boxes: z.array(StocktakeBox),
  /** In the order in which they were made. */
  records: z.array(StocktakeRecord),
});
export type StocktakeSheet = z.infer<typeof StocktakeSheet>;

const KINDS = ['franchisor', 'franchisee', 'merchant'] as const;

export const stocktakeCapabilities = {
  'stocktakes.read': { roles: ['administrator', 'management', 'technician', 'support'], kinds: KINDS },
  'stocktakes.work': { roles: ['administrator', 'management', 'technician'], kinds: KINDS },
} as const satisfies CapabilityCatalog;

export const stocktakeProblems = {
  'stocktake.unknown': 404,
  'stocktake.location_unknown': 404,
  'stocktake.box_unknown': 404,
  'stocktake.no_boxes': 409,
  'stocktake.result_missing': 422,
  'stocktake.no_difference': 409,
  'stocktake.right_missing': 403,
  'stocktake.not_open_any_more': 409,
} as const satisfies ProblemCatalog;
export type StocktakeProblem = keyof typeof stocktakeProblems;

export const stocktakeStream = stream({
  name: 'stocktakes',
  access: 'staff:stocktakes.read',
  audience: 'company',
  event: z.object({ stocktakeId: z.uuid() }),
});

/** What waited longer on a phone counts as made then. */
export const LONGEST_WAIT_SECONDS = 14 * 86_400;

const one = z.object({ id: z.uuid() });

export const stocktakeApi = {
  list: ask({
    method: 'POST',
    path: '/private/stocktakes',
    access: 'staff:stocktakes.read',
    summary: 'Stocktakes in sight, the latest first.',
    input: z.object({
      filter: z.object({
        search: z.optional(line(100)),
        states: z.optional(z.array(StocktakeState).check(z.maxLength(3))),
        locationId: z.optional(z.uuid()),
        before: z.optional(z.uuid()),
      }),
    }),
    output: z.object({ stocktakes: z.array(Stocktake), next: z.nullable(z.uuid()) }),
  }),
  locations: ask({
    method: 'GET',
    path: '/private/stocktake-locations',
    access: 'staff:stocktakes.work',
    summary: 'Locations in sight with boxes, the longest unchecked first.',
    input: z.object({}),
    output: z.object({
      locations: z.array(
        z.object({
          locationId: z.uuid(),
          name: z.string(),
          companyName: z.string(),
          boxes: z.int(),
          lastFinishedAt: z.nullable(Instant),
          openId: z.nullable(z.uuid()),
        }),
      ),
    }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/stocktakes/:id',
    access: 'staff:stocktakes.read',
    summary: 'A stocktake with its boxes and records: all that a phone needs without a network.',
    input: one,
    output: StocktakeSheet,
  }),
  start: change({
    method: 'POST',
    path: '/private/stocktakes/start',
    access: 'staff:stocktakes.work',
    repeats: 'same',
    summary: 'Begins a stocktake of a location, or answers with the one that is open there.',
    input: z.object({ locationId: z.uuid() }),
    output: Stocktake,
  }),
  record: change({
    method: 'POST',
    path: '/private/stocktakes/:id/records',
    access: 'staff:stocktakes.work',
    repeats: 'by recordId',
    summary: 'Reports what was done at the wall. The same `recordId` again changes nothing.',
    input: z.extend(one, {
      recordId: z.uuid(),
      kind: ReportKind,
      lockId: z.optional(z.uuid()),
      result: z.optional(BoxResult),
      text: z._default(paragraph(1000), ''),
      /** Waited so long on the phone. */
      agoSeconds: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_WAIT_SECONDS)), 0),
    }),
    output: z.object({ outcome: ReportOutcome, sheet: StocktakeSheet }),
  }),
  follow: change({
    method: 'POST',
    path: '/private/stocktakes/:id/follow',
    access: 'staff:stocktakes.work',
    repeats: 'same',
    summary: 'Settles a difference; asks for the right of what is done.',
    input: z.extend(one, { lockId: z.uuid(), what: z.enum(['out_of_service', 'in_service', 'release', 'alert']) }),
    output: StocktakeSheet,
  }),
  print: ask({
    method: 'GET',
    path: '/private/stocktakes/:id/protocol',
    access: 'staff:stocktakes.read',
    summary: 'The protocol as a PDF.',
    input: one,
    output: FileAnswer,
  }),
};
