import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { importerProblems } from '@fachwerk/imports/contract-importer';
import type { KindImporter } from '@fachwerk/imports/facade';
import { atField, eachUndone, eachWritten, inputOf, parsedUndo, textOf } from '@fachwerk/imports/facade';
import { locationProblems } from '@fachwerk/locations/contract';
import { listLocations } from '@fachwerk/locations/facade';
import type { Ctx, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { LockData, lockApi } from '../../contract-lock.ts';
import { addLock } from '../locks/add-lock.ts';
import { archiveLock } from '../locks/archive-lock.ts';
import { editLock } from '../locks/edit-lock.ts';
import { findLock, findLockNumbered } from '../locks/lock-store.ts';
import { takenAt } from '../locks/write-locks.ts';

const problem = problemsOf(importerProblems);
const locationProblem = problemsOf(locationProblems);

const fields: readonly ImportField[] = [
  { name: 'location', kind: 'line', isRequired: true, headings: ['standort', 'location', 'filiale', 'ort'] },
  {
    name: 'number',
    kind: 'line',
    most: 12,
    isRequired: true,
    headings: ['nummer', 'nr', 'fach', 'fachnummer', 'box', 'boxnummer', 'schloss', 'number', 'lock'],
  },
  { name: 'size', kind: 'line', most: 6, path: 'sizeCode', headings: ['groesse', 'size', 'fachgroesse'] },
  { name: 'column', kind: 'number', headings: ['spalte', 'column'] },
  { name: 'row', kind: 'number', headings: ['reihe', 'zeile', 'row'] },
];

/** Of a size that the network does not have. */
const OF_SIZE = /size/;

const Undo = z.object({ lockId: z.uuid(), version: z.int(), before: z.nullable(LockData) });

/** Wiring is not said in lists: which controller opens a door is tried at the wall. */
async function write(ctx: Ctx, record: ImportRecord) {
  const name = textOf(record.location).toLowerCase();
  const location = (await listLocations(ctx)).find((each) => each.name.toLowerCase() === name);
  if (!location)
    throw locationProblem('location.unknown', {}, { fields: [{ path: 'location', code: 'location.unknown' }] });
  const there = inCompany(ctx, location.companyId);
  const number = textOf(record.number);
  const known = await findLockNumbered(there, location.id, number);
  const { column, row } = record;
  const place = {
    ...(known?.place ?? { column: await nextColumn(there, location.id), row: 1, columnSpan: 1, rowSpan: 1 }),
    ...(typeof column === 'number' && { column }),
    ...(typeof row === 'number' && { row }),
  };
  const sizeCode = textOf(record.size) || known?.sizeCode || '';
  if (!known) {
    const item = {
      locationId: location.id,
      number,
      sizeCode,
      place,
      controllerId: null,
      channel: null,
      priceGroupId: null,
    };
    const { id, version } = await atField('size', () => addLock(ctx, inputOf(lockApi.add, { item })), OF_SIZE);
    return { did: 'new' as const, undo: { lockId: id, version, before: null } };
  }
  const before = dataOf(known);
  const item = { ...before, id: known.id, version: known.version, sizeCode, place };
  const { id, version } = await atField('size', () => editLock(ctx, inputOf(lockApi.edit, { item })), OF_SIZE);
  return version === known.version
    ? { did: 'unchanged' as const }
    : { did: 'changed' as const, undo: { lockId: id, version, before } };
}

const dataOf = ({ number, sizeCode, controllerId, channel, place, priceGroupId }: LockData): LockData => ({
  number,
  sizeCode,
  controllerId,
  channel,
  place,
  priceGroupId,
});

/** Beside the others: where exactly it hangs is drawn at the wall. */
async function nextColumn(ctx: Ctx, locationId: string): Promise<number> {
  const taken = await takenAt(ctx, locationId);
  return taken.reduce((next, { place }) => Math.max(next, place.column + place.columnSpan), 1);
}

async function undo(ctx: Ctx, given: ImportUndo): Promise<void> {
  const { lockId, version, before } = parsedUndo(Undo, given);
  const lock = await findLock(ctx, lockId);
  if (!lock || lock.archivedAt || lock.version !== version) throw problem('import.changed_meanwhile');
  if (before) await editLock(ctx, { item: { ...before, id: lockId, version } });
  else await archiveLock(ctx, { item: { id: lockId } });
}

export const lockImporter: KindImporter = {
  kind: 'locks',
  capability: 'locks.configure',
  fields,
  keyOf: ({ location, number }) => `${textOf(location)}\n${textOf(number)}`.toLowerCase(),
  write: eachWritten(write),
  undo: eachUndone(undo),
};
