import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { addSeconds } from '@fachwerk/base/time';
import { importerProblems } from '@fachwerk/imports/contract-importer';
import type { KindImporter } from '@fachwerk/imports/facade';
import { eachUndone, eachWritten, inputOf, parsedUndo, textOf } from '@fachwerk/imports/facade';
import type { Ctx, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { appointmentProblems, setupApi } from '../../contract.ts';
import { appointmentApi } from '../../contract-appointment.ts';
import { listStored, lockStored } from '../appointment/appointment-store.ts';
import { bookQuietly } from '../appointment/book-appointment.ts';
import { callOff } from '../appointment/cancel-appointment.ts';
import { listServices, listStaff } from '../setup/setup-store.ts';
import { addBlock } from '../times/add-block.ts';
import { listBlocks } from '../times/block-store.ts';
import { removeBlock } from '../times/remove-block.ts';

const problem = problemsOf(importerProblems);
const appointmentProblem = problemsOf(appointmentProblems);

const fields: readonly ImportField[] = [
  {
    name: 'start',
    kind: 'moment',
    isRequired: true,
    path: 'startsAt',
    headings: ['beginn', 'start', 'von', 'termin', 'startzeit', 'datum'],
  },
  { name: 'end', kind: 'moment', path: 'endsAt', headings: ['ende', 'end', 'bis'] },
  { name: 'service', kind: 'line', path: 'serviceId', headings: ['leistung', 'service', 'behandlung'] },
  { name: 'staff', kind: 'line', path: 'staffId', headings: ['mitarbeiter', 'mitarbeiterin', 'staff', 'bei'] },
  {
    name: 'customer',
    kind: 'line',
    most: 120,
    path: 'name',
    headings: ['kunde', 'kundin', 'name', 'customer', 'client'],
  },
  { name: 'email', kind: 'email', headings: ['email', 'emailadresse', 'mail'] },
  { name: 'phone', kind: 'line', most: 40, headings: ['telefon', 'tel', 'mobil', 'handy', 'phone'] },
  {
    name: 'title',
    kind: 'line',
    most: 120,
    path: 'reason',
    headings: ['titel', 'betreff', 'summary', 'subject', 'title'],
  },
  {
    name: 'note',
    kind: 'text',
    most: 1000,
    path: 'staffNote',
    headings: ['notiz', 'bemerkung', 'note', 'description'],
  },
];

const Undo = z.object({ kind: z.enum(['appointment', 'block']), id: z.uuid(), version: z.nullable(z.int()) });

const isNamed = (name: string) => (each: { readonly name: string }) => each.name.toLowerCase() === name.toLowerCase();

/** With a service it is an appointment; without one, as in the calendar of a person, it is time that nobody can book. */
function write(ctx: Ctx, record: ImportRecord) {
  return textOf(record.service) === '' ? close(ctx, record) : book(ctx, record);
}

async function book(ctx: Ctx, record: ImportRecord) {
  const name = textOf(record.service).toLowerCase();
  const service = (await listServices(ctx)).find((each) => !each.isArchived && each.name.de.toLowerCase() === name);
  if (!service) throw unknown('appointment.service_unknown', 'service');
  const staff = await staffFor(ctx, record.staff);
  if (!staff) throw unknown('appointment.staff_unknown', 'staff');
  const startsAt = record.start as Date;
  const customer = {
    name: textOf(record.customer) || textOf(record.title),
    email: textOf(record.email),
    phone: textOf(record.phone),
  };
  const known = await listStored(ctx, startsAt, addSeconds(startsAt, 1));
  const isKnown = known.some(
    (each) =>
      each.staffId === staff.id && each.startsAt.getTime() === startsAt.getTime() && each.name === customer.name,
  );
  if (isKnown) return { did: 'unchanged' as const };
  // A calendar from elsewhere knows no variants: the first one stands for the service.
  const variantId = service.variants[0]?.id ?? null;
  const given = {
    serviceId: service.id,
    variantId,
    staffId: staff.id,
    startsAt,
    customer,
    staffNote: textOf(record.note),
  };
  const { ids } = await bookQuietly(ctx, inputOf(appointmentApi.book, given));
  const { version } = (await lockStored(ctx, ids[0]!))!;
  return { did: 'new' as const, undo: { kind: 'appointment', id: ids[0]!, version } };
}

async function close(ctx: Ctx, record: ImportRecord) {
  const startsAt = record.start as Date;
  const endsAt = record.end as Date | undefined;
  if (!endsAt) throw problem('import.end_missing', {}, { fields: [{ path: 'end', code: 'import.end_missing' }] });
  const staff = await staffFor(ctx, record.staff);
  if (record.staff !== undefined && !staff) throw unknown('appointment.staff_unknown', 'staff');
  const block = {
    staffId: staff?.id ?? null,
    startsAt,
    endsAt,
    reason: textOf(record.title) || textOf(record.customer),
  };
  const known = await listBlocks(ctx, startsAt, endsAt);
  const isSame = (each: typeof block) =>
    JSON.stringify([each.staffId, each.startsAt, each.endsAt, each.reason]) ===
    JSON.stringify([block.staffId, startsAt, endsAt, block.reason]);
  if (known.some(isSame)) return { did: 'unchanged' as const };
  const { id } = await addBlock(ctx, inputOf(setupApi.addBlock, { block }));
  return { did: 'new' as const, undo: { kind: 'block', id, version: null } };
}

/** Who is named; where only one person takes appointments, they are meant. */
async function staffFor(ctx: Ctx, given: ImportRecord[string]) {
  const people = (await listStaff(ctx)).filter(({ isArchived }) => !isArchived);
  const name = textOf(given);
  return name ? people.find(isNamed(name)) : people.length === 1 ? people[0] : undefined;
}

function unknown(code: 'appointment.service_unknown' | 'appointment.staff_unknown', path: string) {
  return appointmentProblem(code, {}, { fields: [{ path, code }] });
}

/** Nobody is told that something was called off that they never heard of. */
async function undo(ctx: Ctx, given: ImportUndo): Promise<void> {
  const { kind, id, version } = parsedUndo(Undo, given);
  if (kind === 'block') {
    await removeBlock(ctx, { id });
    return;
  }
  const stored = await lockStored(ctx, id);
  if (!stored || stored.version !== version || stored.state !== 'booked') throw problem('import.changed_meanwhile');
  await callOff(ctx, [stored], 'nobody');
}

export const appointmentImporter: KindImporter = {
  kind: 'appointments',
  capability: 'appointments.edit',
  fields,
  keyOf: ({ start, staff, customer, title }) =>
    start instanceof Date
      ? [start.toISOString(), ...[staff, customer, title].map(textOf)].join('\n').toLowerCase()
      : null,
  write: eachWritten(write),
  undo: eachUndone(undo),
};
