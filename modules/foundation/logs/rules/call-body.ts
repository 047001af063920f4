import { redactedQuery, redactedValue, withoutSecrets } from './redaction.ts';

/** More of a body is not kept. */
export const MOST_BODY = 16 * 1024;

export type KeptBody = { readonly text: string; readonly isRedacted: boolean; readonly isWhole: boolean };

const NOTHING: KeptBody = { text: '', isRedacted: false, isWhole: true };

/** A body as text, without its secrets and no longer than is kept. Bytes are left out. A text without secrets stays what it was, to the letter. */
export function keptBody(body: unknown): KeptBody {
  if (body === undefined || body === null || body === '') return NOTHING;
  if (ArrayBuffer.isView(body)) return { text: '', isRedacted: false, isWhole: body.byteLength === 0 };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const clean = withoutItsSecrets(text, body);
  return { text: shortened(clean), isRedacted: clean !== text, isWhole: clean.length <= MOST_BODY };
}

function withoutItsSecrets(text: string, body: unknown): string {
  const data = typeof body === 'string' ? parsed(text) : body;
  if (data !== undefined) {
    const before = JSON.stringify(data);
    const after = JSON.stringify(redactedValue(data));
    return after === before ? text : after;
  }
  return /^[\w.%+-]+=/.test(text) && !/\s/.test(text) ? redactedQuery(text) : withoutSecrets(text);
}

function parsed(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Not in the middle of a sign that takes two places. */
export function shortened(text: string): string {
  return text.length <= MOST_BODY ? text : text.slice(0, MOST_BODY).toWellFormed();
}
