import type { Call } from '@fachwerk/server/calls';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Db } from '@fachwerk/server/db';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { RequestLog } from '../../contract.ts';
import { storedCall } from '../../rules/stored-call.ts';

export const REQUEST_HEAD = sql`at, id, direction, method, url, status, milliseconds, person_name, replay_of, is_redacted, is_whole, error`;

export type StampedCall = { readonly at: Date; readonly call: Call };

/** Without its secrets, and not before: nothing else of a call reaches the database. */
function rowOf({ at, call }: StampedCall) {
  const kept = storedCall(call);
  return {
    company_id: call.companyId,
    at,
    id: call.id,
    direction: call.direction,
    method: call.method,
    url: kept.url,
    status: call.status,
    milliseconds: call.milliseconds,
    request_id: call.requestId,
    person_name: call.personName,
    replay_of: call.replayOf,
    is_redacted: kept.isRedacted,
    is_whole: kept.isWhole,
    error: call.error,
    request_headers: kept.requestHeaders,
    request_body: kept.requestBody,
    answer_headers: kept.answerHeaders,
    answer_body: kept.answerBody,
  };
}

/** Calls of several companies in one statement; each row names its own. */
export async function addRequestLogs(db: Db, calls: readonly StampedCall[]): Promise<void> {
  const rows = jsonOf(calls.map(rowOf));
  await db.rows(sql`
    insert into logs.request_log (company_id, at, id, direction, method, url, status, milliseconds, request_id, person_name, replay_of,
      is_redacted, is_whole, error, request_headers, request_body, answer_headers, answer_body)
    select * from jsonb_to_recordset(${rows}::jsonb) as row (company_id uuid, at timestamptz, id uuid, direction text, method text, url text,
      status int, milliseconds int, request_id text, person_name text, replay_of uuid, is_redacted boolean, is_whole boolean, error text,
      request_headers jsonb, request_body text, answer_headers jsonb, answer_body text)
    on conflict do nothing`);
}

export function findRequestLog(ctx: CompanyCtx, id: string): Promise<RequestLog | undefined> {
  return ctx.db.first<RequestLog>(sql`
    select ${REQUEST_HEAD}, request_id, request_headers, request_body, answer_headers, answer_body from logs.request_log
    where company_id = ${ctx.companyId} and id = ${id} limit 1`);
}
