import type { Caller } from '../app/ctx.ts';
import type { Subscriber } from './subscriber.ts';

/** Whatever arrives on a person's own stream of this name may be about their rights or their session: they are looked at again. */
const ACCOUNT_STREAM = 'account';
const MOST_LINES = 50;

/** Connected users, by the channel of notifications about their account. */
export class PresentPeople {
  readonly #subscribers = new Map<string, Set<Subscriber>>();

  /** False when this person has too many lines open already. */
  add(subscriber: Subscriber, { companyId, userId }: Caller): boolean {
    const name = `${companyId} ${ACCOUNT_STREAM}:${userId}`;
    const subscribers = this.#subscribers.get(name) ?? new Set();
    if (subscribers.size >= MOST_LINES) return false;
    this.#subscribers.set(name, subscribers.add(subscriber));
    return true;
  }

  remove(subscriber: Subscriber): void {
    if (!subscriber.caller) return;
    const name = `${subscriber.caller.companyId} ${ACCOUNT_STREAM}:${subscriber.caller.userId}`;
    const subscribers = this.#subscribers.get(name);
    subscribers?.delete(subscriber);
    if (subscribers?.size === 0) this.#subscribers.delete(name);
  }

  concernedBy(notification: string): Iterable<Subscriber> {
    return this.#subscribers.get(notification) ?? [];
  }
}
