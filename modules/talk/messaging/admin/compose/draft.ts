import { line } from '@fachwerk/base/schema';
import { HOUSE_ZONE, instantFrom } from '@fachwerk/base/time';
import * as z from 'zod/mini';
import { Channel, CustomerQuery, MessageButton, type MessageDraft, MessageWords, Recipients } from '../../contract.ts';

export const RecipientKind = z.enum(['all', 'query', 'manual']);
export type RecipientKind = z.infer<typeof RecipientKind>;

const isLink = (text: string) => z.safeParse(MessageButton.shape.url, text).success;

/** A message as it is typed: what is not chosen keeps what was typed there. */
export const Typed = z
  .object({
    channel: Channel,
    title: MessageWords.shape.title,
    text: MessageWords.shape.text,
    pictureId: MessageWords.shape.pictureId,
    hasButton: z.boolean(),
    buttonLabel: line(60),
    buttonUrl: line(500),
    kind: RecipientKind,
    customerIds: z.array(z.string()),
    query: CustomerQuery,
    isLater: z.boolean(),
    at: z.string(),
  })
  .check(
    z.refine(({ hasButton, buttonLabel }) => !hasButton || buttonLabel !== '', {
      message: 'field.too_short_one',
      path: ['buttonLabel'],
    }),
    z.refine(({ hasButton, buttonUrl }) => !hasButton || isLink(buttonUrl), {
      message: 'field.link',
      path: ['buttonUrl'],
    }),
    z.refine(({ kind, customerIds }) => kind !== 'manual' || customerIds.length > 0, {
      message: 'field.message_customers',
      path: ['customerIds'],
    }),
    z.refine(({ isLater, at }) => !isLater || instantFrom(at, HOUSE_ZONE) !== null, {
      message: 'field.date',
      path: ['at'],
    }),
  );
export type Typed = z.infer<typeof Typed>;

export const BLANK: Typed = {
  channel: 'email',
  pictureId: null,
  title: '',
  text: '',
  hasButton: false,
  buttonLabel: '',
  buttonUrl: '',
  kind: 'all',
  customerIds: [],
  isLater: false,
  at: '',
  query: { search: '', language: null, seenWithinDays: null },
};

function wordsOf({ title, text, pictureId, hasButton, buttonLabel, buttonUrl }: Typed): MessageWords {
  return { title, text, pictureId, button: hasButton ? { label: buttonLabel, url: buttonUrl } : null };
}

export function recipientsOf({ kind, customerIds, query }: Typed): Recipients {
  if (kind === 'manual') return { kind, customerIds };
  return kind === 'query' ? { kind, query } : { kind };
}

export const sendAtOf = ({ isLater, at }: Typed): Date | null => (isLater ? instantFrom(at, HOUSE_ZONE) : null);

export function draftOf(typed: Typed, id: string): MessageDraft {
  const recipients = recipientsOf(typed);
  return { ...wordsOf(typed), id, channel: typed.channel, sendAt: sendAtOf(typed), recipients };
}

/** What could be counted by now. */
export const isCountable = (typed: Typed): boolean => z.safeParse(Recipients, recipientsOf(typed)).success;
/** What could be shown by now: a button that is half typed is left out. */
export function shownWords(typed: Typed): MessageWords | null {
  const checked = z.safeParse(MessageWords, wordsOf(typed));
  if (checked.success) return checked.data;
  const plain = z.safeParse(MessageWords, { ...wordsOf(typed), button: null });
  return plain.success ? plain.data : null;
}
