import { createHash } from 'node:crypto';
import { type Endpoint, keyFieldOf, takesKey } from '@fachwerk/base/contract';
import { appProblems, problemsOf } from '@fachwerk/base/problem';
import * as z from 'zod/mini';
import { keyedHash, seal, unseal } from '../app/crypto.ts';
import type { CompanyCtx } from '../app/ctx.ts';
import type { Db } from '../db/db.ts';
import { brokenConstraint } from '../db/errors.ts';
import { type Sql, sql } from '../db/sql.ts';

const problem = problemsOf(appProblems);

export const KEY_HEADER = 'idempotency-key';
const PURPOSE = 'repeat';
/** A UUID, or another key that is hard to guess. */
const KEY = /^[\x21-\x7e]{8,200}$/;

/** The idempotency key of a change: the declared field, or the header sent by a program or our own browser code. */
export function keyIn(endpoint: Endpoint, input: unknown, header: string | string[] | undefined): string | null {
  const field = keyFieldOf(endpoint);
  if (field !== null) return String((input as Record<string, unknown>)[field]);
  if (header === undefined || !takesKey(endpoint)) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw problem('input.invalid', {}, { fields: [{ path: 'Idempotency-Key', code: 'field.type' }] });
}

type Claim = { readonly endpoint: Endpoint; readonly key: string; readonly input: unknown };

/**
 * Runs a keyed change once. The claim is sent with the first statement and the answer with the commit, so neither costs a round trip. Of concurrent
 * requests one runs, the others wait at the claim and get its answer. A refusal releases the key.
 */
export async function doneOnce<Outcome extends { readonly answer: unknown } | { readonly refusal: unknown }>(
  ctx: CompanyCtx,
  claim: Claim,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome | { readonly answer: unknown }> {
  const inputHash = hashOfInput(ctx, claim.input);
  const which = whichRow(ctx, claim);
  let isDone = false;
  const meant = (error: unknown) => {
    isDone = brokenConstraint(error) === 'repeat_pkey';
    return error;
  };
  try {
    return await ctx.db.transaction(async (db) => {
      await db.write(
        sql`
          insert into kit.repeat (company_id, caller_id, endpoint, key_hash, input_hash, at)
          values (${ctx.companyId}, ${callerOf(ctx)}, ${nameOf(claim.endpoint)}, ${hashOfKey(ctx, claim.key)}, ${inputHash}, ${ctx.now})`,
        meant,
      );
      const outcome = await work(db);
      if ('answer' in outcome) {
        const answer = seal(ctx.app, PURPOSE, JSON.stringify(outcome.answer));
        await db.write(sql`update kit.repeat set answer = ${answer} where ${which}`);
      } else await db.write(sql`delete from kit.repeat where ${which}`);
      return outcome;
    });
  } catch (error) {
    if (!isDone) throw error;
    return { answer: await answerOf(ctx, claim.endpoint, which, inputHash) };
  }
}

async function answerOf(ctx: CompanyCtx, { output }: Endpoint, which: Sql, inputHash: string): Promise<unknown> {
  const found = await ctx.db.first<{ inputHash: string; answer: string }>(
    sql`select input_hash, answer from kit.repeat where ${which}`,
  );
  // The claim was dropped at this very moment: a retry runs the change.
  if (!found) throw problem('server.busy');
  if (found.inputHash !== inputHash) throw problem('repeat.other_input');
  return z.parse(output, JSON.parse(unseal(ctx.app, PURPOSE, found.answer)!));
}

function whichRow(ctx: CompanyCtx, { endpoint, key }: Claim): Sql {
  return sql`
    company_id = ${ctx.companyId} and caller_id = ${callerOf(ctx)} and endpoint = ${nameOf(endpoint)} and key_hash = ${hashOfKey(ctx, key)}`;
}

const callerOf = ({ caller }: CompanyCtx) => caller?.userId ?? '';
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const hashOfKey = ({ app }: CompanyCtx, key: string) => keyedHash(app, 'repeat-key', key);

/** An input as its contract has read it: fields are in the contract's order. A file counts by its bytes. */
export function hashOfInput({ app }: Pick<CompanyCtx, 'app'>, input: unknown): string {
  const text = JSON.stringify(input, (_name, value: unknown) =>
    ArrayBuffer.isView(value)
      ? createHash('sha256')
          .update(value as Uint8Array)
          .digest('base64url')
      : value,
  );
  return keyedHash(app, 'repeat-input', text);
}
