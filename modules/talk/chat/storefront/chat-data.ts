import type { SiteChat } from '../contract-site.ts';

export type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string };

export type ChatData = {
  readonly address: Address;
  readonly chat: SiteChat;
  /** Of the next message that is sent without JavaScript. */
  readonly messageId: string;
  /** It was asked what stands before a place: without JavaScript that is a page of its own. */
  readonly isPast: boolean;
  /** A dialogue asks, and whoever is asked writes something of their own instead. */
  readonly isWriting: boolean;
  /** Whose pages may show it inside of theirs (`view/only-chat`); null on a page of its own. */
  readonly framedBy: readonly string[] | null;
};

/** The first answer nobody had seen when the page was drawn. */
export function firstUnreadOf({ chat }: ChatData): string | null {
  const isUnread = ({ side, seq }: SiteChat['messages'][number]) => side === 'staff' && seq > chat.customerReadSeq;
  return chat.messages.find(isUnread)?.id ?? null;
}

export type StartData = {
  /** What the conversation will be known by: made anew for every visitor. */
  readonly secret: string;
  readonly messageId: string;
  readonly itemId: string;
  /** The message an address leads to (`/chat/list/{msgId}/…`); empty: none. */
  readonly messageAt: string;
  readonly framedBy: readonly string[] | null;
};
