import type { SiteChat } from '../contract-site.ts';

export type Address = { readonly email: string; readonly orderHash: string; readonly itemId?: string };

export type ChatData = {
  readonly address: Address;
  readonly chat: SiteChat;
  /** Id of the next message when it is sent without JavaScript. */
  readonly messageId: string;
  /** Shows messages before a position: a separate page without JavaScript. */
  readonly isPast: boolean;
  /** A dialogue asks, and the customer chose to write freely instead. */
  readonly isWriting: boolean;
  /** Origins that may embed the page (`view/only-chat`); null on a normal page. */
  readonly framedBy: readonly string[] | null;
};

/** The first unread answer when the page was rendered. */
export function firstUnreadOf({ chat }: ChatData): string | null {
  const isUnread = ({ side, seq }: SiteChat['messages'][number]) => side === 'staff' && seq > chat.customerReadSeq;
  return chat.messages.find(isUnread)?.id ?? null;
}

export type StartData = {
  /** The new conversation's secret, generated per visitor. */
  readonly secret: string;
  readonly messageId: string;
  readonly itemId: string;
  /** The message named in the URL (`/chat/list/{msgId}/…`); empty for none. */
  readonly messageAt: string;
  readonly framedBy: readonly string[] | null;
};
