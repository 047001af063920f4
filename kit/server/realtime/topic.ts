import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { type Page, readPage, type TopicId } from './catch-up.ts';
import { frame } from './messages.ts';

/** A subscriber of a topic. */
export type Member = { deliver(topic: Topic, frame: Buffer): void };

type Join = { readonly member: Member; readonly after: number | null };

/** Subscribers served before others get a turn. */
const SERVED_AT_ONCE = 500;

/**
 * One stream of one company, or of one person, as long as it has subscribers in this process. It reads new events once for all of them and
 * admits subscribers between two reads, so that each gets every event once and in order.
 */
export class Topic implements TopicId {
  readonly companyId: string;
  readonly key: string;
  /** What browsers call it. */
  readonly name: string;
  /** The last number that all members have; unknown until the first read. */
  seq: number | undefined;
  readonly #db: Db;
  readonly #members = new Set<Member>();
  readonly #onIdle: (topic: Topic) => void;
  readonly #onError: (error: unknown) => void;
  readonly #joins = new Map<Member, Join>();
  #isStale = false;
  #isWorking = false;

  constructor(
    db: Db,
    id: TopicId & { name: string },
    onIdle: (topic: Topic) => void,
    onError: (error: unknown) => void,
  ) {
    this.companyId = id.companyId;
    this.key = id.key;
    this.name = id.name;
    this.#db = db;
    this.#onIdle = onIdle;
    this.#onError = onError;
  }

  get isWaiting(): boolean {
    return this.#isStale || this.#joins.size > 0;
  }

  join(member: Member, after: number | null): void {
    this.#members.delete(member);
    this.#joins.set(member, { member, after });
    void this.#work();
  }

  leave(member: Member): void {
    this.#members.delete(member);
    this.#joins.delete(member);
    this.#rest();
  }

  /** Signals possible new events. Any number of signals during a read leads to one more. */
  wake(): void {
    this.#isStale = true;
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.isWaiting) await this.#turn();
    } catch (error) {
      // The joins still wait, and the next poll wakes this topic again.
      this.#isStale = true;
      this.#onError(error);
    } finally {
      this.#isWorking = false;
      this.#rest();
    }
  }

  async #turn(): Promise<void> {
    this.#isStale = false;
    // Subscribers that join during the read wait for the next one: this page may start too late for them.
    const joins = [...this.#joins.values()];
    const page = await readPage(this.#db, this, this.name, this.#oldestKnown(joins));
    const since = this.seq;
    this.seq = page.lastSeq;
    if (since !== undefined) await this.#tellMembers(page, since);
    for (const join of joins) if (this.#joins.get(join.member) === join) this.#letIn(join, page);
  }

  #oldestKnown(joins: readonly Join[]): number {
    const end = this.seq ?? Number.MAX_SAFE_INTEGER;
    return joins.reduce((oldest, { after }) => Math.min(oldest, after ?? oldest), end);
  }

  async #tellMembers(page: Page, since: number): Promise<void> {
    if (page.lastSeq === since) return;
    const frames = page.after(since) ?? [this.#reset(page)];
    let served = 0;
    for (const member of this.#members) {
      for (const each of frames) member.deliver(this, each);
      if (++served % SERVED_AT_ONCE === 0) await nextTurn();
    }
  }

  #letIn({ member, after }: Join, page: Page): void {
    const missed = after === null ? [] : page.after(after);
    const frames = missed ? [this.#subscribed(page, after ?? page.lastSeq), ...missed] : [this.#reset(page)];
    this.#joins.delete(member);
    this.#members.add(member);
    for (const each of frames) member.deliver(this, each);
  }

  #subscribed({ quietMs }: Page, seq: number): Buffer {
    return frame({ type: 'subscribed', stream: this.name, seq, quietMs });
  }

  #reset(page: Page): Buffer {
    return frame({ type: 'reset', stream: this.name, seq: page.lastSeq });
  }

  #rest(): void {
    if (!this.#isWorking && this.#members.size === 0 && this.#joins.size === 0) this.#onIdle(this);
  }
}
