import { ask, change } from '@fachwerk/base/contract';
import { line, paragraph, Upload } from '@fachwerk/base/schema';
import { Position } from '@fachwerk/locations/contract';
import * as z from 'zod/mini';
import {
  MOST_PROPOSED,
  ProposedLocation,
  RecordKind,
  RecordOutcome,
  Round,
  RoundSheet,
  RoundState,
} from './contract.ts';

export const MOST_STOPS = 40;
/** Before it is drawn anew; the phone sends a smaller one. */
export const PHOTO_MOST_BYTES = 6 * 1024 * 1024;
/** What waited longer on a phone counts as made then. */
export const LONGEST_WAIT_SECONDS = 14 * 86_400;

/** HH:MM, by the clock of the first location. */
export const StartTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.time'));

const one = z.object({ id: z.uuid() });
const Ago = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(LONGEST_WAIT_SECONDS)), 0);

export const roundApi = {
  list: ask({
    method: 'POST',
    path: '/private/rounds',
    access: 'staff:rounds.read',
    summary: 'Rounds in sight, the latest day first.',
    input: z.object({
      filter: z.object({
        search: z.optional(line(100)),
        states: z.optional(z.array(RoundState).check(z.maxLength(4))),
        isMine: z.optional(z.boolean()),
        before: z.optional(z.uuid()),
      }),
    }),
    output: z.object({ rounds: z.array(Round), next: z.nullable(z.uuid()) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/rounds/:id',
    access: 'staff:rounds.read',
    summary: 'A round with its stops, tasks and records: all that a phone needs without a network.',
    input: one,
    output: RoundSheet,
  }),
  proposal: ask({
    method: 'GET',
    path: '/private/round-proposal',
    access: 'staff:rounds.plan',
    summary: 'The locations in sight with their open work, the most urgent first, and who can go.',
    input: z.object({ day: z.iso.date(), search: z.optional(z.string().check(z.maxLength(100))) }),
    output: z.object({
      locations: z.array(ProposedLocation).check(z.maxLength(MOST_PROPOSED)),
      /** All that match. */
      total: z.int(),
      technicians: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  add: change({
    method: 'POST',
    path: '/private/rounds/add',
    access: 'staff:rounds.plan',
    repeats: 'key',
    summary:
      'Plans a round: its stops are ordered by distance and opening hours, its tasks are what is open there now.',
    input: z.object({
      day: z.iso.date(),
      startsAt: StartTime,
      technicianId: z.uuid(),
      locationIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_STOPS)),
      start: z.nullable(Position),
    }),
    output: Round,
  }),
  order: change({
    method: 'POST',
    path: '/private/rounds/:id/order',
    access: 'staff:rounds.work',
    repeats: 'same',
    summary: 'Orders the open stops: as given, or by distance from a position.',
    input: z.extend(one, {
      stopIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_STOPS))),
      start: z.optional(Position),
    }),
    output: RoundSheet,
  }),
  addStop: change({
    method: 'POST',
    path: '/private/rounds/:id/stops',
    access: 'staff:rounds.plan',
    repeats: 'same',
    summary: 'Adds a location behind the others, with what is open there now. One that is in the round stays as it is.',
    input: z.extend(one, { locationId: z.uuid() }),
    output: RoundSheet,
  }),
  removeStop: change({
    method: 'POST',
    path: '/private/rounds/:id/stops/remove',
    access: 'staff:rounds.plan',
    repeats: 'same',
    summary: 'Takes a location out of the round while nothing was done there.',
    input: z.extend(one, { stopId: z.uuid() }),
    output: RoundSheet,
  }),
  assign: change({
    method: 'POST',
    path: '/private/rounds/:id/assign',
    access: 'staff:rounds.plan',
    repeats: 'same',
    summary: 'Gives a round to another technician.',
    input: z.extend(one, { technicianId: z.uuid() }),
    output: Round,
  }),
  cancel: change({
    method: 'POST',
    path: '/private/rounds/:id/cancel',
    access: 'staff:rounds.plan',
    repeats: 'same',
    summary: 'Calls off a round that has not begun.',
    input: one,
    output: Round,
  }),
  record: change({
    method: 'POST',
    path: '/private/rounds/:id/records',
    access: 'staff:rounds.work',
    repeats: 'by recordId',
    summary: 'Reports what was done. The same `recordId` again changes nothing.',
    input: z.extend(one, {
      recordId: z.uuid(),
      kind: z.enum(RecordKind.options.filter((kind) => kind !== 'photo')),
      stopId: z.optional(z.uuid()),
      taskId: z.optional(z.uuid()),
      text: z._default(paragraph(2000), ''),
      count: z._default(z.int().check(z.minimum(0), z.maximum(999)), 0),
      nextVisitOn: z.optional(z.iso.date()),
      /** Waited so long on the phone. */
      agoSeconds: Ago,
    }),
    output: z.object({ outcome: RecordOutcome, sheet: RoundSheet }),
  }),
  photo: change({
    method: 'POST',
    path: '/private/rounds/:id/photos',
    access: 'staff:rounds.work',
    repeats: 'by recordId',
    body: 'multipart',
    transaction: 'own',
    summary: 'Adds a photo. The same `recordId` again is the same photo.',
    input: z.extend(one, {
      recordId: z.uuid(),
      stopId: z.uuid(),
      taskId: z.optional(z.uuid()),
      agoSeconds: Ago,
      file: Upload,
    }),
    output: z.object({ outcome: RecordOutcome, sheet: RoundSheet }),
  }),
};
