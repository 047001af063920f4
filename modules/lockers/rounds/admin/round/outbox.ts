import type { Output } from '@fachwerk/base/contract';
import { call } from '@fachwerk/react/call';
import { keepBlob, keptBlob, removeBlob } from '@fachwerk/react/kept-blobs';
import { openOutbox, type Waiting } from '@fachwerk/react/outbox';
import { LONGEST_WAIT_SECONDS, roundApi } from '../../contract-round.ts';
import type { NewRecord } from '../../rules/records.ts';

export type RoundReport = NewRecord & { readonly roundId: string; readonly personName: string };
export type RoundAnswer = Output<typeof roundApi.record>;

/** What was done on a round. It outlives a sign-out: nobody does the work twice. */
export const roundOutbox = openOutbox<RoundReport, RoundAnswer>({
  name: 'rounds.record',
  send: (report) => (report.kind === 'photo' ? sendPhoto(report) : sendRecord(report)),
  isKeptOverSignOut: true,
  // Its picture, where it has one.
  onDiscarded: (id) => void removeBlob(id),
});

const secondsSince = (at: number) => Math.min(LONGEST_WAIT_SECONDS, Math.max(0, Math.round((Date.now() - at) / 1000)));

function sendRecord({
  roundId,
  id: recordId,
  at,
  kind,
  stopId,
  taskId,
  text = '',
  count = 0,
  nextVisitOn,
}: Waiting<RoundReport>) {
  if (kind === 'photo') throw new TypeError('a photo travels as a file');
  const about = { ...(stopId && { stopId }), ...(taskId && { taskId }), ...(nextVisitOn && { nextVisitOn }) };
  return call(roundApi.record, { id: roundId, recordId, kind, text, count, agoSeconds: secondsSince(at), ...about });
}

/** A file that the browser has cleared away is gone; the rest goes on. */
async function sendPhoto({ roundId, id: recordId, at, stopId, taskId }: Waiting<RoundReport>): Promise<RoundAnswer> {
  const file = await keptBlob(recordId);
  if (!file || !stopId) return { outcome: 'applied', sheet: await call(roundApi.find, { id: roundId }) };
  const about = { stopId, ...(taskId && { taskId }) };
  const answer = await call(roundApi.photo, { id: roundId, recordId, agoSeconds: secondsSince(at), file, ...about });
  await removeBlob(recordId);
  return answer;
}

/** The picture is on the device before the report is: none is sent without its file. */
export async function addPhoto(report: RoundReport, photo: Blob): Promise<void> {
  const id = crypto.randomUUID();
  await keepBlob(id, photo);
  roundOutbox.add(report, id);
}
