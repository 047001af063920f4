import type { Caller } from '../house/module.ts';
import type { Guest } from './subscriber.ts';

/** Whatever arrives on a person's own stream of this name may be about their rights or their session: they are looked at again. */
const ACCOUNT_STREAM = 'account';
const MOST_LINES = 50;

/** Who is on the line, by the name under which notifications about their account arrive. */
export class People {
  readonly #guests = new Map<string, Set<Guest>>();

  /** False when this person has too many lines open already. */
  add(guest: Guest, { companyId, userId }: Caller): boolean {
    const name = `${companyId} ${ACCOUNT_STREAM}:${userId}`;
    const guests = this.#guests.get(name) ?? new Set();
    if (guests.size >= MOST_LINES) return false;
    this.#guests.set(name, guests.add(guest));
    return true;
  }

  remove(guest: Guest): void {
    if (!guest.caller) return;
    const name = `${guest.caller.companyId} ${ACCOUNT_STREAM}:${guest.caller.userId}`;
    const guests = this.#guests.get(name);
    guests?.delete(guest);
    if (guests?.size === 0) this.#guests.delete(name);
  }

  concernedBy(notification: string): Iterable<Guest> {
    return this.#guests.get(notification) ?? [];
  }
}
