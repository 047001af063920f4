import { Problem } from '@fachwerk/base/problem';
import { newId } from '../app/ids.ts';
import type { Call, Calls } from '../http/calls.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from './outbound-types.ts';

/** Wraps outbound calls: every call with an owner is reported, also a refused or unanswered one. */
export function noteOutboundCalls(outbound: Outbound, calls: Calls | undefined): Outbound {
  if (!calls) return outbound;
  const send: Outbound['send'] = async (url, request) => {
    if (!calls.isWatched || !request.owner) return outbound.send(url, request);
    const startedAt = performance.now();
    const tell = (outcome: Partial<Call>) => {
      const milliseconds = Math.round(performance.now() - startedAt);
      calls.tell({ ...callOf(url, request, request.owner!), milliseconds, ...outcome });
    };
    try {
      const answer = await outbound.send(url, request);
      tell(answered(answer));
      return answer;
    } catch (error) {
      tell({ error: error instanceof Problem ? error.code : 'server.defect' });
      throw error;
    }
  };
  return { get: (url, request = {}) => send(url, request), send };
}

function callOf(url: string, request: OutboundRequest, owner: NonNullable<OutboundRequest['owner']>): Call {
  return {
    id: owner.callId ?? newId(),
    companyId: owner.companyId,
    direction: 'out',
    milliseconds: 0,
    method: request.method ?? 'GET',
    url,
    contract: null,
    pathParams: {},
    status: null,
    requestId: owner.requestId ?? '',
    personName: owner.personName ?? '',
    replayOf: owner.replayOf ?? null,
    requestHeaders: request.headers ?? {},
    requestBody: request.body,
    answerHeaders: {},
    answerBody: undefined,
    error: '',
  };
}

/** A text is kept as text; anything else as bytes. */
function answered({ status, headers, body, bytes }: OutboundAnswer): Partial<Call> {
  const isText = /^(text\/|application\/([\w.+-]*json|[\w.+-]*xml|x-www-form-urlencoded|javascript))/.test(
    headers['content-type'] ?? 'text/plain',
  );
  return { status, answerHeaders: headers, answerBody: isText ? body : bytes };
}
