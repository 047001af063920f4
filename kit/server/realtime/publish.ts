import type { Stream } from '@fachwerk/base/contract';
import * as z from 'zod/mini';
import type { CompanyCtx } from '../app/ctx.ts';
import { jsonOf, sql } from '../db/sql.ts';
import { noticeHere } from './own-notices.ts';

/** Channel that notifies every process of new events. */
export const CHANNEL = 'kit_stream';

/** Which rows of `kit.stream` a declared stream reads and writes. */
export function streamKey(stream: Stream, userId: string | undefined): string {
  if (stream.audience === 'company') return stream.name;
  if (!userId) throw new Error(`stream ${stream.name} needs a user`);
  return `${stream.name}:${userId}`;
}

/**
 * Writes an event into a stream, in the transaction of the change. The number comes from the stream's row, which all publishers contend for: it is
 * taken at the end of the transaction.
 */
export async function publish<Event extends z.core.$ZodType>(
  ctx: CompanyCtx,
  stream: Stream<Event>,
  event: z.infer<Event>,
  userId?: string,
): Promise<void> {
  const key = streamKey(stream, userId);
  const payload = jsonOf(z.parse(stream.event, event));
  const name = `${ctx.companyId} ${key}`;
  const write = sql`
    with next as (
      insert into kit.stream as known (company_id, name, last_seq, spoke_at)
      values (${ctx.companyId}, ${key}, 1, clock_timestamp())
      on conflict (company_id, name) do update set last_seq = known.last_seq + 1, spoke_at = clock_timestamp()
      returning last_seq
    ), written as (
      insert into kit.stream_event (company_id, stream, seq, at, payload)
      select ${ctx.companyId}, ${key}, last_seq, ${ctx.now}, ${payload}::jsonb from next
      returning seq
    )
    select pg_notify(${CHANNEL}, ${name}) from written`;
  await ctx.db.beforeCommit(`stream ${name}`, (db) => db.write(write));
  await ctx.db.afterCommit(() => noticeHere(name));
}
