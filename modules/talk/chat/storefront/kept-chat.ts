import { chatPath } from '../rules/address.ts';
import type { Address } from './chat-data.ts';

/** Storage key of this browser's conversation. A cookie would travel with every request and make pages uncacheable. */
const KEY = 'fw.chat';

export const START = '/chat/view/only-chat';
const IN_FRAME = /^\/chat\/(?:id\/([^/]+)\/)?([^/]+)\/([^/]+)\/view\/only-chat$/;

/** The conversation at this path; null for the start page. */
export function addressAt(path: string): Address | null {
  const [, itemId, email, orderHash] = IN_FRAME.exec(path) ?? [];
  if (!email || !orderHash) return null;
  const [who, secret] = [decodeURIComponent(email), decodeURIComponent(orderHash)];
  return { email: who, orderHash: secret, ...(itemId && { itemId: decodeURIComponent(itemId) }) };
}

/** Invalid stored values are ignored. */
export function keptChat(): Address | null {
  return reading(() => addressAt(localStorage.getItem(KEY) ?? '')) ?? null;
}

export function keepChat(address: Address): void {
  reading(() => localStorage.setItem(KEY, chatPath(address, 'only-chat')));
}

export function forgetChat(): void {
  reading(() => localStorage.removeItem(KEY));
}

/** Browsers may block storage: the conversation then lasts as long as its panel. */
function reading<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
