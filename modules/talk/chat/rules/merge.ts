import type { Message } from '../contract.ts';

/** Messages and what came later: of two states of one the higher revision holds, all stand by their place. The order of arriving does not matter. */
export function merged(known: readonly Message[], news: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of news) {
    const before = byId.get(message.id);
    if (!before || before.revision <= message.revision) byId.set(message.id, message);
  }
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}

/** Those that were written here and are not there yet: an answer may be lost, the message is not. */
export function unsent<Pending extends { readonly id: string }>(
  pending: readonly Pending[],
  messages: readonly Pick<Message, 'clientId'>[],
): Pending[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return pending.filter(({ id }) => !arrived.has(id));
}

/** What is held above the others, and the rest, each in their order. */
export function heldUp(messages: readonly Message[]): Message[] {
  return messages.filter(({ isUp, isDeleted }) => isUp && !isDeleted);
}
