import type { RawAnswer } from '@fachwerk/base/schema';
import type { UseCase } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import type { printerWireApi } from '../../contract-printer.ts';
import { onPaper } from '../../rules/paper.ts';
import { epsonOutcomes, epsonTicket } from './epson-language.ts';
import { endJob, takeJob } from './print-job-store.ts';
import { type Asking, askingPrinter, decoded, NOBODY, noteSeen, rawAnswer } from './printer-wire.ts';
import { STAR_TYPES } from './star-language.ts';

/** A printer says how it is, and asks whether there is anything. */
export const answerPoll: UseCase<typeof printerWireApi.poll> = async (given, { key, raw }) => {
  const asking = await askingPrinter(given, key);
  if (!asking) return NOBODY;
  const text = Buffer.from(raw.bytes).toString('utf8');
  return asking.printer.kind === 'star' ? pollOfStar(asking, text) : pollOfEpson(asking, text);
};

const StarPoll = z.object({ statusCode: z.catch(z.string(), ''), printingInProgress: z.catch(z.boolean(), false) });

async function pollOfStar(asking: Asking, text: string): Promise<RawAnswer> {
  const said = z.safeParse(StarPoll, jsonIn(text));
  if (!said.success) return json(400, { message: 'not a poll' });
  const status = decoded(said.data.statusCode);
  await noteSeen(asking, status);
  const mayPrint = (status === '' || status.startsWith('2')) && !said.data.printingInProgress;
  const job = mayPrint ? await takeJob(asking.ctx, asking.printer.id) : undefined;
  return json(200, job ? { jobReady: true, mediaTypes: STAR_TYPES, jobToken: job.id } : { jobReady: false });
}

const XML = 'text/xml; charset=utf-8';

/** `GetRequest` asks for work, `SetResponse` says what became of it. */
async function pollOfEpson(asking: Asking, text: string): Promise<RawAnswer> {
  const { ctx, printer } = asking;
  const form = new URLSearchParams(text);
  if (form.get('ConnectionType') === 'SetResponse') {
    const outcomes = epsonOutcomes(form.get('ResponseFile') ?? '');
    for (const outcome of outcomes) await endJob(ctx, printer.id, outcome);
    const trouble = outcomes.find(({ isPrinted }) => !isPrinted);
    await noteSeen(asking, trouble ? trouble.error || 'error' : '200 OK');
    return rawAnswer(200, XML);
  }
  await noteSeen(asking, printer.status || '200 OK');
  const job = await takeJob(ctx, printer.id);
  return rawAnswer(200, XML, job ? epsonTicket(onPaper(job.content, printer.columns), job.id) : '');
}

const json = (status: number, body: object) => rawAnswer(status, 'application/json', JSON.stringify(body));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
