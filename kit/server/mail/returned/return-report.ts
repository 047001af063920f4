import { refusalOf } from '../link.ts';

/** What a mail server has to say about a mail that it had taken (RFC 3464). */
export type ReturnReport = {
  /** Given up, and trying again would change nothing (5.x.x). */
  readonly isForGood: boolean;
  /** In its own words, on one line. */
  readonly words: string;
};

/** Of whatever lies in the mailbox: null where it is no report, or one of success. Anybody can write there, so nothing in it is believed beyond this. */
export function reportIn(source: string): ReturnReport | null {
  const { fields, body } = headAndBody(source);
  const type = fields.get('content-type') ?? '';
  const boundary = /boundary\s*=\s*(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  if (!/^multipart\/report\b/i.test(type) || !boundary) return null;
  const parts = body.split(`--${boundary[1] ?? boundary[2]}`).map((part) => headAndBody(part.trimStart()));
  const status = parts.find((part) =>
    /^message\/(global-)?delivery-status\b/i.test(part.fields.get('content-type') ?? ''),
  );
  // About the whole of it first, then a block for each recipient; a mail of ours has one.
  const told = (status?.body.split(/\n\s*\n/) ?? []).map(fieldsOf).find((block) => block.has('action'));
  const [code] = /^[45]\.\d{1,3}\.\d{1,3}/.exec(told?.get('status') ?? '') ?? [];
  const action = told?.get('action')?.toLowerCase();
  if (!code || (action !== 'failed' && action !== 'delayed')) return null;
  const diagnosis = (told?.get('diagnostic-code') ?? '').replace(/^[a-z-]{1,20}\s*;\s*/i, '');
  const words = refusalOf({ response: diagnosis.includes(code) ? diagnosis : `${code} ${diagnosis}` });
  return { isForGood: action === 'failed' && code.startsWith('5'), words };
}

/** The lines above the first empty one, and what follows it. */
function headAndBody(source: string): { fields: ReadonlyMap<string, string>; body: string } {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  return end < 0
    ? { fields: fieldsOf(text), body: '' }
    : { fields: fieldsOf(text.slice(0, end)), body: text.slice(end + 2) };
}

/** By their names in small letters; a line that begins with a blank belongs to the one above it. */
export function fieldsOf(head: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of head
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).toLowerCase();
    const known = fields.get(name);
    const value = line.slice(colon + 1).trim();
    fields.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return fields;
}
