import { chatPath } from '../rules/address.ts';
import type { Address } from './chat-data.ts';

/** Where a browser keeps which conversation it has begun on this site. A cookie would go with every page, and make each of them the visitor's own. */
const KEY = 'fw.chat';

export const START = '/chat/view/only-chat';
const IN_FRAME = /^\/chat\/(?:id\/([^/]+)\/)?([^/]+)\/([^/]+)\/view\/only-chat$/;

/** The conversation at this path, or nothing: where one begins is none yet. */
export function addressAt(path: string): Address | null {
  const [, itemId, email, orderHash] = IN_FRAME.exec(path) ?? [];
  if (!email || !orderHash) return null;
  const [who, secret] = [decodeURIComponent(email), decodeURIComponent(orderHash)];
  return { email: who, orderHash: secret, ...(itemId && { itemId: decodeURIComponent(itemId) }) };
}

/** What somebody else has written there is nothing. */
export function keptChat(): Address | null {
  return reading(() => addressAt(localStorage.getItem(KEY) ?? '')) ?? null;
}

export function keepChat(address: Address): void {
  reading(() => localStorage.setItem(KEY, chatPath(address, 'only-chat')));
}

export function forgetChat(): void {
  reading(() => localStorage.removeItem(KEY));
}

/** Browsers may refuse to keep anything: the conversation then lasts as long as its panel. */
function reading<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
