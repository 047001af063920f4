import type { Message } from '../contract.ts';

/** Merges messages sorted by position: of two states of a message the higher revision wins. The order of arrival does not matter. */
export function merged(known: readonly Message[], news: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of news) {
    const before = byId.get(message.id);
    if (!before || before.revision <= message.revision) byId.set(message.id, message);
  }
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}

/** Pending messages that the server has not stored yet, even if an answer was lost. */
export function unsent<Pending extends { readonly id: string }>(
  pending: readonly Pending[],
  messages: readonly Pick<Message, 'clientId'>[],
): Pending[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return pending.filter(({ id }) => !arrived.has(id));
}

/** Pinned messages in order, without deleted ones. */
export function heldUp(messages: readonly Message[]): Message[] {
  return messages.filter(({ isUp, isDeleted }) => isUp && !isDeleted);
}
