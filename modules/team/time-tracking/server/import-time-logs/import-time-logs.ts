import type { ImportField, ImportRecord } from '@fachwerk/base/import-field';
import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { importerProblems } from '@fachwerk/imports/contract-importer';
import type { KindImporter } from '@fachwerk/imports/facade';
import { eachUndone, eachWritten, inputOf, parsedUndo, textOf } from '@fachwerk/imports/facade';
import { listPeopleOf } from '@fachwerk/people/facade';
import type { Ctx, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { type TimeLog, TimeLogData, timeLogApi, timeLogProblems } from '../../contract.ts';
import { deleteTimeLog } from '../log/delete-time-log.ts';
import { editTimeLog } from '../log/edit-time-log.ts';
import { saveTimeLog } from '../log/save-time-log.ts';
import { listTimeLogs, lockTimeLog } from '../log/time-log-store.ts';
import { addProject } from '../project/add-project.ts';
import { findProject, findProjectNamed } from '../project/project-store.ts';
import { saveProject } from '../project/save-project.ts';

const problem = problemsOf(importerProblems);
const timeProblem = problemsOf(timeLogProblems);

const fields: readonly ImportField[] = [
  { name: 'project', kind: 'line', most: 80, isRequired: true, headings: ['projekt', 'project', 'kunde'] },
  {
    name: 'description',
    kind: 'text',
    most: 500,
    isRequired: true,
    headings: ['beschreibung', 'taetigkeit', 'description', 'task', 'notiz'],
  },
  {
    name: 'start',
    kind: 'moment',
    isRequired: true,
    path: 'startTime',
    headings: ['beginn', 'start', 'von', 'anfang', 'startzeit', 'starttime'],
  },
  { name: 'end', kind: 'moment', path: 'endTime', headings: ['ende', 'end', 'bis', 'endzeit', 'endtime'] },
  { name: 'duration', kind: 'minutes', headings: ['dauer', 'duration', 'zeit', 'minuten'] },
  { name: 'hashtags', kind: 'list', headings: ['hashtags', 'tags', 'schlagworte'] },
  { name: 'person', kind: 'line', headings: ['person', 'mitarbeiter', 'user', 'email', 'benutzer', 'name'] },
];

const Undo = z.object({
  timeLogId: z.uuid(),
  left: TimeLogData,
  /** What it said before; null: it is new. */
  before: z.nullable(z.extend(TimeLogData, { projectId: z.uuid() })),
  projectId: z.nullable(z.uuid()),
});

async function write(ctx: Ctx, record: ImportRecord) {
  const acting = await inTheNameOf(ctx, textOf(record.person));
  const project = await projectFor(ctx, textOf(record.project));
  const data = dataOf(record);
  const known = await findSame(acting, data.startTime);
  const projectId = project.id;
  const newProjectId = project.isNew ? projectId : null;
  if (!known) {
    const input = inputOf(timeLogApi.save, { projectId, timeLogId: null, timeLog: data });
    const { timeLog } = await saveTimeLog(acting, input);
    return { did: 'new' as const, undo: undoOf(timeLog, null, newProjectId) };
  }
  if (isSame(known, data) && known.projectId === projectId) return { did: 'unchanged' as const };
  const changed = { ...data, id: known.id, projectId, endTime: data.endTime! };
  const { timeLog } = await editTimeLog(acting, inputOf(timeLogApi.edit, { timeLog: changed }));
  return { did: 'changed' as const, undo: undoOf(timeLog, known, newProjectId) };
}

function dataOf({ start, end, duration, description, hashtags }: ImportRecord): TimeLogData {
  const startTime = start as Date;
  const endTime = (end as Date | undefined) ?? (typeof duration === 'number' ? addMinutes(startTime, duration) : null);
  if (!endTime) throw problem('import.end_missing', {}, { fields: [{ path: 'end', code: 'import.end_missing' }] });
  const tags = ((hashtags as readonly string[] | undefined) ?? []).map((tag) => tag.replace(/[^\p{L}\p{N}_-]/gu, '-'));
  return { startTime, endTime, description: textOf(description), hashtags: [...new Set(tags)] };
}

/** One’s own, or a colleague’s for who manages times. */
async function inTheNameOf(ctx: Ctx, person: string): Promise<Ctx> {
  if (person === '') return ctx;
  const word = person.toLowerCase();
  const people = await ctx.db.remembered('importers.people', () => listPeopleOf(ctx, [ctx.companyId]));
  const found = people.find(({ email, name }) => email.toLowerCase() === word || name.toLowerCase() === word);
  const refuse = (code: keyof typeof importerProblems) => problem(code, {}, { fields: [{ path: 'person', code }] });
  if (!found) throw refuse('import.person_unknown');
  if (found.id === ctx.caller.userId) return ctx;
  if (!ctx.caller.capabilities.has('time_log.manage')) throw refuse('import.person_other');
  return { ...ctx, caller: { ...ctx.caller, userId: found.id, name: found.name } };
}

/** The open one of this name; who manages projects gets a new one where there is none. */
async function projectFor(ctx: Ctx, name: string): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const known = await findProjectNamed(ctx, name);
  if (known) return { id: known.id, isNew: false };
  if (!ctx.caller.capabilities.has('time_log.manage')) {
    throw timeProblem(
      'time_log.project_unknown',
      {},
      { fields: [{ path: 'project', code: 'time_log.project_unknown' }] },
    );
  }
  const project = { name, description: '', budgetMonthlyCents: null, hourlyRateCents: 0 };
  return { id: (await addProject(ctx, inputOf(timeLogApi.addProject, { project }))).id, isNew: true };
}

/** Nobody begins twice at one moment. */
async function findSame(ctx: Ctx, start: Date): Promise<TimeLog | undefined> {
  const [found] = await listTimeLogs(ctx, { from: start, to: addSeconds(start, 1), userId: ctx.caller.userId });
  return found;
}

const timesOf = ({ startTime, endTime, description, hashtags }: TimeLogData) =>
  JSON.stringify([startTime, endTime, description, hashtags]);
const isSame = (one: TimeLogData, other: TimeLogData) => timesOf(one) === timesOf(other);

function undoOf(left: TimeLog, before: TimeLog | null, projectId: string | null) {
  const said = ({ startTime, endTime, description, hashtags }: TimeLog) => ({
    startTime,
    endTime,
    description,
    hashtags,
  });
  return {
    timeLogId: left.id,
    left: said(left),
    projectId,
    before: before && { ...said(before), projectId: before.projectId },
  };
}

async function undo(ctx: Ctx, given: ImportUndo): Promise<void> {
  const { timeLogId, left, before, projectId } = parsedUndo(Undo, given);
  const found = await lockTimeLog(ctx, timeLogId);
  if (!found || !isSame(found, left)) throw problem('import.changed_meanwhile');
  if (before) await editTimeLog(ctx, { timeLog: { ...before, id: timeLogId, endTime: before.endTime! } });
  else await deleteTimeLog(ctx, { timeLog: { id: timeLogId } });
  const project = projectId ? await findProject(ctx, projectId) : undefined;
  if (project) await saveProject(ctx, { project: { ...project, isClosed: true } });
}

export const timeLogImporter: KindImporter = {
  kind: 'time_logs',
  capability: 'time_log.track',
  fields,
  keyOf: ({ person, start }) =>
    start instanceof Date ? `${textOf(person).toLowerCase()} ${start.toISOString()}` : null,
  write: eachWritten(write),
  undo: eachUndone(undo),
};
