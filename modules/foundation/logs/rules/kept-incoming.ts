import type { Endpoint } from '@fachwerk/base/contract';
import { LEFT_OUT, type Mask, maskOf, REDACTED, redacted, secretsIn, shortAddress } from '@fachwerk/base/secret-mask';
import * as z from 'zod/mini';
import { keptBody, MOST_BODY, shortened } from './call-body.ts';
import { withoutSecrets } from './redaction.ts';

export type IncomingCall = {
  readonly url: string;
  /** What the call was made under; null where no contract has the address. */
  readonly contract: Pick<Endpoint, 'path' | 'input' | 'output' | 'body'> | null;
  readonly pathParams: Readonly<Record<string, string>>;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: unknown;
  readonly status: number | null;
  readonly answerHeaders: Readonly<Record<string, string>>;
  readonly answerBody: unknown;
};

const NOTHING_NAMED = { path: '/', input: z.object({}), output: z.object({}), body: 'json' } as const;

/** Only what the contract names, without what it declares secret, whether or not the call was what the contract asks for. */
export function keptIncoming(call: IncomingCall) {
  const contract = call.contract ?? NOTHING_NAMED;
  const [input, output] = [maskOf(contract.input), maskOf(contract.output)];
  const given = [Object.fromEntries(new URLSearchParams(queryOf(call.url))), call.requestBody, call.pathParams];
  const secrets = new Set<string>();
  for (const part of given) secretsIn(input, part, secrets);
  secretsIn(output, call.answerBody, secrets);
  // Whatever a contract forgot to declare: a secret of this call is nowhere in it.
  const clean = (text: string) => withoutSecrets(withoutThese(text, secrets));

  const url = clean(call.contract ? urlUnder(contract.path, input, call) : unknownUrl(call.url));
  const request = contract.body === 'raw' ? keptBody(call.requestBody) : declaredBody(input, call.requestBody, clean);
  const headers = knownHeaders(call.requestHeaders, clean);
  return {
    url: url.slice(0, 4000),
    requestHeaders: headers,
    requestBody: request.text,
    answerHeaders: knownHeaders(call.answerHeaders, clean),
    answerBody: declaredBody(isRefused(call) ? problemMask(output) : output, call.answerBody, clean).text,
    isRedacted: request.isRedacted || url !== call.url || Object.values(headers).includes(REDACTED),
    isWhole: request.isWhole && url.length <= 4000,
  };
}

function declaredBody(mask: Mask, body: unknown, clean: (text: string) => string) {
  if (body === undefined || body === null) return keptBody(body);
  const before = JSON.stringify(body);
  const text = clean(JSON.stringify(redacted(mask, body)) ?? '');
  return { text: shortened(text), isRedacted: text !== before, isWhole: text.length <= MOST_BODY };
}

const isRefused = ({ status }: IncomingCall) => status === null || status >= 400;

const ProblemShape = z.object({
  code: z.string(),
  error: z.string(),
  params: z.unknown(),
  fields: z.array(z.object({ path: z.string(), code: z.string(), error: z.string(), params: z.unknown() })),
  requestId: z.string(),
});

/** A refusal has a shape of its own; the record that stands in the way is what the call would have answered. */
function problemMask(output: Mask): Mask {
  const problem = maskOf(ProblemShape);
  return { ...problem, fields: new Map([...problem.fields, ['conflict', output]]), hasSecrets: output.hasSecrets };
}

function urlUnder(path: string, input: Mask, { url, pathParams }: IncomingCall): string {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const name = segment.slice(1);
    const mask = input.fields.get(name);
    return mask
      ? encodeURIComponent(String(redacted(mask, pathParams[name] ?? ''))).replace('%5Bredacted%5D', REDACTED)
      : LEFT_OUT;
  });
  return `/api${segments.join('/')}${withQuery(queryOf(url), input)}`;
}

function withQuery(query: string, input: Mask): string {
  if (query === '') return '';
  const pairs = query.split('&').map((pair) => {
    const [[name, value]] = [...new URLSearchParams(pair), ['', '']] as [[string, string]];
    const mask = input.fields.get(name);
    if (!mask) return LEFT_OUT;
    const kept = redacted(mask, value);
    return kept === value ? pair : `${name}=${kept}`;
  });
  return `?${pairs.join('&')}`;
}

/** Of an address that no contract has: words. A key is none. */
function unknownUrl(url: string): string {
  const [path = ''] = url.split('?');
  const words = path.split('/').map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : LEFT_OUT));
  return words.join('/') + (url.includes('?') ? `?${LEFT_OUT}` : '');
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Headers that say what a call is and where it came from. What anything else holds, nobody has declared. */
const HARMLESS_HEADER =
  /^(?:accept(?:-[a-z]+)?|access-control-[a-z-]+|allow|cache-control|connection|content-(?:type|length|disposition|encoding)|date|dnt|host|if-(?:none-match|modified-since)|origin|pragma|priority|retry-after|sec-(?:ch|fetch|gpc)[a-z-]*|te|upgrade-insecure-requests|user-agent|via|x-forwarded-(?:for|host|proto)|x-language|x-request-id)$/;

function knownHeaders(headers: Readonly<Record<string, string>>, clean: (text: string) => string) {
  const kept = Object.entries(headers).map(([name, value]) => {
    if (name === 'referer' || name === 'location') return [name, shortAddress(value)];
    return [name, HARMLESS_HEADER.test(name) ? clean(value) : REDACTED];
  });
  return Object.fromEntries(kept) as Record<string, string>;
}

/** Short ones only where they stand alone: a PIN is found by chance in any long number. */
function withoutThese(text: string, secrets: ReadonlySet<string>): string {
  let clean = text;
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    if (secret.length >= 8) clean = clean.replaceAll(secret, REDACTED).replaceAll(encodeURIComponent(secret), REDACTED);
    else if (secret.length >= 4)
      clean = clean.replaceAll(`"${secret}"`, `"${REDACTED}"`).replaceAll(`=${secret}`, `=${REDACTED}`);
  }
  return clean;
}
