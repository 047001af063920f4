import { inCompany } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { RoundRecord, RoundSheet, RoundStop, RoundTask } from '../../contract.ts';
import type { roundApi } from '../../contract-round.ts';
import { problem } from '../problem.ts';
import { listPartNames, listRecords, type RecordRow } from '../record-store.ts';
import { findRound, type RoundRow, roundRows } from '../round-store.ts';
import { listStops, listTasks, type StopRow, type TaskRow } from '../stop-store.ts';
import { placesOn, type RoundPlace } from '../work/places.ts';

export const showRound: UseCase<typeof roundApi.find> = async (ctx, { id }) => readSheet(ctx, await findRound(ctx, id));

/** The round is in sight. Of a location that is not any more the name stays. */
export async function readSheet(
  ctx: Ctx,
  { id, companyId, onDay, startsAt }: Pick<RoundRow, 'id' | 'companyId' | 'onDay' | 'startsAt'>,
): Promise<RoundSheet> {
  const scoped = inCompany(ctx, companyId);
  const [[round], stops, tasks, records, partNames] = await Promise.all([
    roundRows(scoped, sql`r.company_id = ${companyId} and r.id = ${id}`),
    listStops(scoped, id),
    listTasks(scoped, id),
    listRecords(scoped, id),
    listPartNames(scoped),
  ]);
  if (!round) throw problem('round.unknown');
  const locationIds = stops.map(({ locationId }) => locationId);
  const places = new Map((await placesOn(ctx, onDay, locationIds)).map((place) => [place.locationId, place]));
  const tasksOf = Map.groupBy(tasks, ({ stopId }) => stopId);
  return {
    round,
    startsAt,
    stops: stops.map((stop) => stopFrom(stop, places.get(stop.locationId), tasksOf.get(stop.id) ?? [])),
    records: records.map(recordFrom),
    partNames,
  };
}

function stopFrom(stop: StopRow, place: RoundPlace | undefined, tasks: readonly TaskRow[]): RoundStop {
  const { id, locationId, locationName, arrivesAt, isClosed, state, finishedAt, nextVisitOn, nextVisitReason } = stop;
  return {
    id,
    locationId,
    companyName: place?.companyName ?? '',
    name: place?.name ?? locationName,
    street: place?.street ?? '',
    city: place?.city ?? '',
    position: place?.position ?? null,
    timeZone: place?.timeZone ?? 'Europe/Berlin',
    isAlwaysOpen: place?.isAlwaysOpen ?? false,
    spans: place?.spans ?? [],
    arrivesAt,
    isClosed,
    state,
    finishedAt,
    nextVisitOn,
    nextVisitReason,
    tasks: tasks.map(taskFrom),
  };
}

const taskFrom = ({ companyId: _, position: __, ...task }: TaskRow): RoundTask => task;

const recordFrom = ({
  id,
  kind,
  stopId,
  taskId,
  text,
  count,
  fileKey,
  madeAt,
  personName,
  outcome,
}: RecordRow): RoundRecord => ({
  id,
  kind,
  stopId,
  taskId,
  text,
  count,
  url: fileKey && fileAddress(fileKey),
  madeAt,
  personName,
  outcome,
});
