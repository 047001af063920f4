import type { WorkCtx } from '@fachwerk/server/module';
import { HEALTHY, type Health, type OutCause } from '../rules/battery.ts';
import { type DoorMoved, type Followed, followed } from '../rules/lock-reports.ts';
import { signalBand } from '../rules/lock-signal.ts';
import { moveOutOfService, saveHealth } from './battery-store.ts';
import { noteBoxes } from './box-history.ts';
import { findCommanded } from './lock-commanded.ts';
import { tellHappenings } from './lock-happenings.ts';
import { tellOfLocks } from './lock-hints.ts';
import type { LockNews } from './lock-news.ts';

/** What came of the news about one lock. */
export type Outcome = {
  readonly news: LockNews;
  readonly after: Followed;
  /** Openings among `after.moves` that nobody asked for. */
  readonly uncommanded: readonly DoorMoved[];
  /** The cause it is out for now, where that has changed. */
  readonly outMoved?: { readonly cause: OutCause | null } | undefined;
};

/** Draws the conclusions from what controllers said: the battery rule, doors nobody opened, who has to be told. */
export async function followNews(ctx: WorkCtx, news: readonly LockNews[]): Promise<void> {
  if (news.length === 0) return;
  const pairs = news.map((each) => ({ news: each, after: followed(each.before, each.reports) }));
  await saveHealth(ctx, pairs.filter(({ news: { before }, after }) => !isSame(before, after.health)).map(healthRow));
  const wanted = pairs.filter(({ news: { before }, after }) => before.outCause !== after.outCause);
  const moved = new Set(await moveOutOfService(ctx, wanted.map(outRow)));
  const commanded = await findCommanded(ctx, pairs.flatMap(openingsOf));

  const outcomes: Outcome[] = pairs.map(({ news: each, after }) => ({
    news: each,
    after,
    uncommanded: after.moves.filter((move) => isOpening(move) && !commanded.has(openingKey(each.lockId, move))),
    outMoved: moved.has(each.lockId) ? { cause: after.outCause } : undefined,
  }));
  for (const [companyId, here] of Map.groupBy(outcomes, (each) => each.news.companyId)) {
    const inside = { ...ctx, companyId };
    await tellHappenings(inside, here);
    const shown = here.filter(isShownOnWall).map((each) => each.news.lockId);
    await noteBoxes(inside, shown);
    await tellOfLocks(
      inside,
      here.filter(isShownAnywhere).map((each) => each.news),
    );
  }
}

const HEALTH_FIELDS = Object.keys(HEALTHY) as (keyof Health)[];
const isSame = (before: Health, after: Health) => HEALTH_FIELDS.every((field) => before[field] === after[field]);

type Pair = Pick<Outcome, 'news' | 'after'>;
const healthRow = ({ news: { companyId, lockId }, after: { health } }: Pair) => ({ companyId, lockId, ...health });
const outRow = ({ news: { companyId, lockId }, after: { outCause } }: Pair) => ({ companyId, lockId, cause: outCause });

const isOpening = ({ move, isFirst }: DoorMoved) => move === 'opened' && !isFirst;
const openingsOf = ({ news: { companyId, lockId }, after: { moves } }: Pair) =>
  moves.filter(isOpening).map((move) => ({ companyId, lockId, key: openingKey(lockId, move), ...move }));
const openingKey = (lockId: string, { at }: DoorMoved) => `${lockId} ${at.getTime()}`;

function isShownOnWall({ news: { before, isUnseen }, after, uncommanded, outMoved }: Outcome): boolean {
  const hasMoved = before.lockState !== after.lockState || before.doorState !== after.doorState;
  return hasMoved || isUnseen || uncommanded.length > 0 || after.moves.length > 0 || outMoved !== undefined;
}

/** Lists show battery and signal too; a signal that wavers within its band is no reason to ask again. */
function isShownAnywhere(outcome: Outcome): boolean {
  const { battery, signal, reports } = outcome.news;
  const last = reports.at(-1)!;
  if (isShownOnWall(outcome)) return true;
  if (last.battery !== null && last.battery !== battery) return true;
  return last.signal !== null && signalBand(last.signal) !== signalBand(signal);
}
