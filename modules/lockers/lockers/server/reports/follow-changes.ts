import { readLimits } from '@fachwerk/limits/facade';
import { limitsOf } from '@fachwerk/limits/rules/limits';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { HEALTHY, type Health } from '../../rules/battery.ts';
import { type DoorMoved, followed } from '../../rules/lock-reports.ts';
import { signalBand } from '../../rules/lock-signal.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyLocks } from '../changes/notify-screens.ts';
import { commandedOpenings, type DoorOpening, doorsClosed } from '../facade-hooks.ts';
import { moveOutOfService, saveHealth, saveOpenedAt } from './health-store.ts';
import type { LockChange, Outcome } from './lock-changes.ts';
import { recordHappenings } from './record-happenings.ts';

type Pair = Pick<Outcome, 'change' | 'after'>;

/** Draws the conclusions from what controllers report: the battery rule, doors nobody opened, who has to be notified. */
export async function followChanges(ctx: WorkCtx, changes: readonly LockChange[]): Promise<void> {
  if (changes.length === 0) return;
  const measured = changes.filter(({ reports }) => reports.some(({ battery }) => battery !== null));
  const book = await readLimits(ctx, measured);
  await conclude(
    ctx,
    changes.map((each) => ({ change: each, after: followed(each.before, each.reports, limitsOf(book, each).battery) })),
  );
}

export async function conclude(ctx: WorkCtx, pairs: readonly Pair[]): Promise<void> {
  await saveHealth(ctx, pairs.filter(({ change: { before }, after }) => !isSame(before, after.health)).map(healthRow));
  await saveOpenedAt(ctx, pairs.flatMap(openedRow));
  const wanted = pairs.filter(({ change: { before }, after }) => before.outCause !== after.outCause);
  const moved = new Set(await moveOutOfService(ctx, wanted.map(outRow)));
  const commanded = await findCommanded(ctx, pairs.flatMap(openingsOf));

  const outcomes: Outcome[] = pairs.map(({ change: each, after }) => ({
    change: each,
    after,
    uncommanded: after.moves.filter((move) => isOpening(move) && !commanded.has(openingKey(each.lockId, move))),
    outMoved: moved.has(each.lockId) ? { cause: after.outCause } : undefined,
  }));
  for (const [companyId, here] of Map.groupBy(outcomes, (each) => each.change.companyId)) {
    const scoped = { ...ctx, companyId };
    await recordHappenings(scoped, here);
    const shown = here.filter(isShownOnWall).map((each) => each.change.lockId);
    await noteBoxes(scoped, shown);
    await notifyLocks(
      scoped,
      here.filter(isShownAnywhere).map((each) => each.change),
    );
  }
  const closed = pairs.filter(({ after: { moves } }) => moves.at(-1)?.move === 'closed');
  if (closed.length > 0)
    await ctx.app.hooks.find(doorsClosed)?.(
      ctx,
      closed.map(({ change: { companyId, lockId } }) => ({ companyId, lockId })),
    );
}

async function findCommanded(ctx: WorkCtx, openings: readonly DoorOpening[]): Promise<ReadonlySet<string>> {
  if (openings.length === 0) return new Set();
  return (await ctx.app.hooks.find(commandedOpenings)?.(ctx, openings)) ?? new Set();
}

const HEALTH_FIELDS = Object.keys(HEALTHY) as (keyof Health)[];
const isSame = (before: Health, after: Health) => HEALTH_FIELDS.every((field) => before[field] === after[field]);

const healthRow = ({ change: { companyId, lockId }, after: { health } }: Pair) => ({ companyId, lockId, ...health });
const outRow = ({ change: { companyId, lockId }, after: { outCause } }: Pair) => ({
  companyId,
  lockId,
  cause: outCause,
});

/** Newest opening of the batch. */
function openedRow({ change: { companyId, lockId, before, reports }, after }: Pair) {
  const isBolt = after.doorState === 'unknown' && before.lockState === 'locked' && after.lockState === 'unlocked';
  const at = isBolt ? reports.at(-1)?.at : after.moves.findLast(isOpening)?.at;
  return at ? [{ companyId, lockId, at }] : [];
}

const isOpening = ({ move, isFirst }: DoorMoved) => move === 'opened' && !isFirst;
const openingsOf = ({ change: { companyId, lockId }, after: { moves } }: Pair) =>
  moves.filter(isOpening).map((move) => ({ companyId, lockId, key: openingKey(lockId, move), ...move }));
const openingKey = (lockId: string, { at }: DoorMoved) => `${lockId} ${at.getTime()}`;

function isShownOnWall({ change: { before, isUnseen }, after, uncommanded, outMoved }: Outcome): boolean {
  const hasMoved = before.lockState !== after.lockState || before.doorState !== after.doorState;
  return hasMoved || isUnseen || uncommanded.length > 0 || after.moves.length > 0 || outMoved !== undefined;
}

/** Lists show battery and signal too; a signal that wavers within its band is no reason to ask again. */
function isShownAnywhere(outcome: Outcome): boolean {
  const { battery, signal, reports } = outcome.change;
  const last = reports.at(-1);
  if (isShownOnWall(outcome) || last === undefined) return true;
  if (last.battery !== null && last.battery !== battery) return true;
  return last.signal !== null && signalBand(last.signal) !== signalBand(signal);
}
