import type { UseCase } from '@fachwerk/server/module';
import type { roundApi } from '../../contract-round.ts';
import { whyNotRemoveStop } from '../../rules/round-state.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-round.ts';
import { lockRound } from '../round-store.ts';
import { removeStopRows } from '../stop-store.ts';
import { keepOrder, noteStop } from './keep-order.ts';

/** What is gone already stays gone. */
export const removeStop: UseCase<typeof roundApi.removeStop> = async (ctx, { id, stopId }) => {
  const { scoped, round } = await lockRound(ctx, id);
  const before = await readSheet(ctx, round);
  const stop = before.stops.find((each) => each.id === stopId);
  if (!stop) return before;
  const refusal = whyNotRemoveStop(round.state, stop, { stops: before.stops.length, records: before.records });
  if (refusal) throw problem(refusal);
  await removeStopRows(scoped, stopId);
  await noteStop(scoped, round, { action: 'round.stop_removed', location: stop.name });
  return keepOrder(ctx, round);
};
