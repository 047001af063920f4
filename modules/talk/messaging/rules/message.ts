import { withValues } from '@fachwerk/boards/rules/short-code';
import type { Message, MessageDraft, MessageProblem, MessageWords } from '../contract.ts';

/** What a message may call its reader and its sender; their words are `messages.code.<name>`. */
export const MESSAGE_CODES = ['vorname', 'nachname', 'kunde', 'firma'] as const;

const CODE = /\{([\p{L}\p{N}_-]+)\}/gu;

/** Short codes that nobody could fill in: they would stand in the mail as they are. */
export function unknownCodes({ title, text }: Pick<MessageWords, 'title' | 'text'>): string[] {
  const known: ReadonlySet<string> = new Set(MESSAGE_CODES);
  const found = [...`${title}\n${text}`.matchAll(CODE)].filter(([, name]) => !known.has(name!));
  return [...new Set(found.map(([code]) => code))];
}

export type Reader = { readonly firstName: string; readonly lastName: string };

/** A text for one reader. What is not known of them leaves no gap: "Guten Tag {vorname}," becomes "Guten Tag,". */
export function filledFor(text: string, { firstName, lastName }: Reader, siteName: string): string {
  const values = [
    { code: '{vorname}', value: firstName },
    { code: '{nachname}', value: lastName },
    { code: '{kunde}', value: `${firstName} ${lastName}`.trim() },
    { code: '{firma}', value: siteName },
  ];
  const missing = values.filter(({ value }) => value === '');
  const closed = missing.reduce((sofar, { code }) => sofar.replaceAll(` ${code}`, '').replaceAll(code, ''), text);
  return withValues(closed, values);
}

/** A device shows a few lines; what is longer is cut between two words. */
export const MOST_SHOWN = 240;

export function shortened(text: string): string {
  const plain = text.replaceAll(/\s*\n\s*/g, '\n').trim();
  if (plain.length <= MOST_SHOWN) return plain;
  const cut = plain.slice(0, MOST_SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))).trimEnd()} …`;
}

type Sending = Pick<MessageDraft, 'title' | 'text' | 'sendAt'>;

/** Why this cannot be sent, or null. */
export function whyNotSend(draft: Sending, { count, now }: { count: number; now: Date }): MessageProblem | null {
  if (unknownCodes(draft).length > 0) return 'message.code_unknown';
  if (draft.sendAt && draft.sendAt < now) return 'message.in_the_past';
  return count === 0 ? 'message.nobody' : null;
}

/** What has begun goes to its end: half of the customers have it already. */
export function whyNotCancel({ state }: Pick<Message, 'state'>): MessageProblem | null {
  if (state === 'scheduled') return null;
  return state === 'cancelled' ? 'message.already_cancelled' : 'message.already_started';
}
