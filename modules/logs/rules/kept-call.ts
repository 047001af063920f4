import { keptBody } from './call-body.ts';
import { redactedHeaders, redactedUrl } from './redaction.ts';

/** The part of a call that may carry a secret. */
export type RawCall = {
  readonly url: string;
  readonly pathParams: Readonly<Record<string, string>>;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly answerBody: unknown;
};

/** What may be kept of it. `isRedacted` and `isWhole` speak of the request alone: that is what would be sent again. */
export function keptCall({ url, pathParams, requestHeaders, requestBody, answerHeaders, answerBody }: RawCall) {
  const cleanUrl = redactedUrl(url, pathParams);
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
