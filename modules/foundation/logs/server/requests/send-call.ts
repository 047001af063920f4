import { Problem, problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import type { OutboundMethod } from '@fachwerk/server/outbound-types';
import { type CallResult, logProblems, type RequestLog } from '../../contract.ts';
import { keptBody } from '../../rules/call-body.ts';
import { redactedUrl } from '../../rules/redaction.ts';
import { whyNotReplay } from '../../rules/replay.ts';
import { listHosts } from './allowed-hosts.ts';
import { findRequestLog } from './request-log-store.ts';

const problem = problemsOf(logProblems);

export async function replay(ctx: Ctx, id: string): Promise<CallResult> {
  const call = await findRequestLog(ctx, id);
  if (!call) throw problem('request_log.unknown');
  const refusal = whyNotReplay(call);
  if (refusal) throw problem(refusal);
  return send(ctx, { ...outgoing(call), ...by(ctx), action: 'call.replayed', replayOf: id });
}

function outgoing({ url, method, requestHeaders, requestBody }: RequestLog) {
  const body = requestBody === '' ? {} : { body: requestBody };
  return { url, method: method as OutboundMethod, headers: requestHeaders, ...body };
}

type Outgoing = {
  readonly url: string;
  readonly method: OutboundMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly action: 'call.sent' | 'call.replayed';
  readonly replayOf?: string;
  readonly personName?: string;
  readonly requestId?: string;
};

export const by = (ctx: Ctx) => ({ personName: ctx.caller.name, requestId: ctx.request.id });

/** Only to hosts of the company's list and to public addresses, on every hop. What was tried is written down, however it ended. */
export async function send(ctx: CompanyCtx, given: Outgoing): Promise<CallResult> {
  const { url, method, headers, body, action, replayOf, personName, requestId } = given;
  const hosts = new Set(await listHosts(ctx));
  const host = URL.parse(url)?.hostname;
  if (!host) throw problem('call.address_refused');
  if (!hosts.has(host)) throw problem('call.host_not_allowed', { host });
  const callId = ctx.newId();
  const startedAt = performance.now();
  const note = (outcome: object) =>
    ctx.db.transaction((db) => {
      const after = { method, url: redactedUrl(url), ...outcome };
      return audit({ ...ctx, db }, { subjectKind: 'request_log', subjectId: callId, action, after });
    });
  try {
    const answer = await ctx.app.outbound.send(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      allows: (name) => hosts.has(name),
      owner: {
        companyId: ctx.companyId,
        callId,
        ...(personName !== undefined && { personName }),
        ...(requestId !== undefined && { requestId }),
        ...(replayOf !== undefined && { replayOf }),
      },
    });
    await note({ status: answer.status });
    const milliseconds = Math.round(performance.now() - startedAt);
    return { id: callId, status: answer.status, milliseconds, body: keptBody(answer.body).text };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await note({ problem: error.code });
    throw problem(error.code === 'outbound.refused' ? 'call.address_refused' : 'call.failed');
  }
}
