import { keptBody } from './call-body.ts';
import { type IncomingCall, keptIncoming } from './kept-incoming.ts';
import { redactedHeaders, redactedUrl } from './redaction.ts';

/** The part of a call that may carry a secret. */
export type RawCall = IncomingCall & { readonly direction: 'in' | 'out' };

/** What may be kept of it. `isRedacted` and `isWhole` speak of the request alone: that is what would be sent again. */
export function storedCall(call: RawCall) {
  return call.direction === 'in' ? keptIncoming(call) : keptOutgoing(call);
}

/** What we send elsewhere has no contract of ours: its secrets are found by the names others give them, and by their looks. */
function keptOutgoing({ url, requestHeaders, requestBody, answerHeaders, answerBody }: RawCall) {
  const cleanUrl = redactedUrl(url);
  const cleanHeaders = redactedHeaders(requestHeaders);
  const request = keptBody(requestBody);
  return {
    url: cleanUrl.slice(0, 4000),
    requestHeaders: cleanHeaders,
    requestBody: request.text,
    answerHeaders: redactedHeaders(answerHeaders),
    answerBody: keptBody(answerBody).text,
    isRedacted:
      request.isRedacted || cleanUrl !== url || JSON.stringify(cleanHeaders) !== JSON.stringify(requestHeaders),
    isWhole: request.isWhole && cleanUrl.length <= 4000,
  };
}
