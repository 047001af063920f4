import type { ParsedMail } from 'mailparser';
import { refusalOf } from '../link.ts';

/** What a mail server has to say about a mail that it had taken (RFC 3464). */
export type ReturnReport = {
  /** Given up, and trying again would change nothing (5.x.x). */
  readonly isForGood: boolean;
  /** In its own words, on one line. */
  readonly words: string;
  /** The lines of its head that name whom it came to. */
  readonly addresses: string;
};

const NAMES_THE_ADDRESSEE = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to']);

/** Of whatever lies in the mailbox, a character per byte: null where it is no report, or one of success. Anybody can write there, so nothing in it is believed beyond this. */
export async function reportIn(source: string): Promise<ReturnReport | null> {
  const mail = await parsed(source);
  const type = mail?.headers.get('content-type') as { readonly value?: string } | undefined;
  if (!mail || type?.value?.toLowerCase() !== 'multipart/report') return null;
  const status = mail.attachments.find(({ contentType }) => /^message\/(global-)?delivery-status$/i.test(contentType));
  // About the whole of it first, then a block for each recipient; a mail of ours has one.
  const blocks = textOf(status?.content)
    .split(/\n\s*\n/)
    .map(fieldsOf);
  const told = blocks.find((block) => block.has('action'));
  const [code] = /^[45]\.\d{1,3}\.\d{1,3}/.exec(told?.get('status') ?? '') ?? [];
  const action = told?.get('action')?.toLowerCase();
  if (!code || (action !== 'failed' && action !== 'delayed')) return null;
  const diagnosis = (told?.get('diagnostic-code') ?? '').replace(/^[a-z-]{1,20}\s*;\s*/i, '');
  const words = refusalOf({ response: diagnosis.includes(code) ? diagnosis : `${code} ${diagnosis}` });
  const named = mail.headerLines.filter(({ key }) => NAMES_THE_ADDRESSEE.has(key));
  const addresses = named.map(({ line }) => line).join(' ');
  return { isForGood: action === 'failed' && code.startsWith('5'), words, addresses };
}

/** Only the parts and their bytes are wanted: nothing is made of HTML, no link is looked for. What cannot be parsed is no report. */
async function parsed(source: string): Promise<ParsedMail | null> {
  // Loaded with the first mail that came back: an installation without such a mailbox starts quicker.
  const { simpleParser } = await import('mailparser');
  const options = {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  };
  return simpleParser(Buffer.from(source, 'latin1'), options).catch(() => null);
}

/** UTF-8 where it is that (RFC 6533), otherwise a character per byte. */
function textOf(content: Buffer = Buffer.alloc(0)): string {
  const text = content.toString('utf8');
  return (text.includes('\ufffd') ? content.toString('latin1') : text).replaceAll('\r\n', '\n');
}

/** By their names in small letters; a line that begins with a blank belongs to the one above it. What is said twice is joined, and then believed by nobody. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).toLowerCase();
    const known = fields.get(name);
    const value = line.slice(colon + 1).trim();
    fields.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return fields;
}
