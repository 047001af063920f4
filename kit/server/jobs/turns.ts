import type pg from 'pg';

/** What a person waits for, and what takes its time: each has hands of its own, so the one never stands behind the other. */
export const LANES = ['prompt', 'batch'] as const;
export type Lane = (typeof LANES)[number];

/** Stands in the flags of a job. Jobs that belong to no company are a party as well. */
export function partyOf(lane: Lane, payload: unknown): string {
  return `${lane}:${companyOf(payload) ?? 'house'}`;
}

/** An event carries whose it is one step deeper. */
export function companyOf(payload: unknown): string | undefined {
  const given = payload as { companyId?: unknown; payload?: { companyId?: unknown } | null } | null;
  const companyId = given?.companyId ?? given?.payload?.companyId;
  return typeof companyId === 'string' ? companyId : undefined;
}

export type Hands = {
  readonly all: number;
  /** How many each party has in use. */
  readonly inUse: ReadonlyMap<string, number>;
};

/** A job that has begun cannot be stopped: one party alone gets no more than half, and the last free hand is for who has none. */
export function isHeldBack(party: string, { all, inUse }: Hands): boolean {
  const own = inUse.get(party) ?? 0;
  if (own === 0) return false;
  const taken = [...inUse.values()].reduce((sum, count) => sum + count, 0);
  return own >= Math.ceil(all / 2) || all - taken <= 1;
}

/** All parties with due jobs but the next one: next is the party with the fewest running jobs, among equals the one served longest ago. */
export function whoWaits(due: readonly string[], hands: Hands, servedAt: ReadonlyMap<string, number>): string[] {
  const held = (party: string) => hands.inUse.get(party) ?? 0;
  const served = (party: string) => servedAt.get(party) ?? 0;
  const [next] = due
    .filter((party) => !isHeldBack(party, hands))
    .toSorted((one, other) => held(one) - held(other) || served(one) - served(other));
  return due.filter((party) => party !== next);
}

/** One step per party along the index, not one per job. */
const DUE_PARTIES = `
  with recursive party (flags) as (
    (select flags from graphile_worker._private_jobs where is_available and flags is not null order by flags limit 1)
    union all
    select (select job.flags from graphile_worker._private_jobs as job
      where is_available and flags is not null and job.flags > party.flags order by job.flags limit 1)
    from party where party.flags is not null
  )
  select key as party from party, jsonb_object_keys(party.flags) as key
  where starts_with(key, $1) and exists (
    select from graphile_worker._private_jobs as job
    where is_available and flags is not null and job.flags = party.flags and run_at <= $2)`;

/** How long one that was alone is taken to be alone: whoever comes meanwhile is kept from nothing. */
const ALONE_MS = 50;

/** Decides whose job is taken next. The queue asks before it looks for a job, and is told whose it must leave alone. */
export class Turns {
  readonly #pool: pg.Pool;
  readonly #lane: Lane;
  readonly #all: number;
  readonly #inUse = new Map<string, number>();
  readonly #servedAt = new Map<string, number>();
  #turn = 0;
  #looking = Promise.resolve();
  #looked = () => {};
  #alone: { readonly due: readonly string[]; readonly until: number } | undefined;

  constructor(pool: pg.Pool, lane: Lane, all: number) {
    this.#pool = pool;
    this.#lane = lane;
    this.#all = all;
  }

  get #hands(): Hands {
    return { all: this.#all, inUse: this.#inUse };
  }

  /** Who could not get one more hand now. */
  get heldBack(): string[] {
    return [...this.#inUse.keys()].filter((party) => isHeldBack(party, this.#hands));
  }

  /** One look at a time, until it is known what it brought: two at once would both give the last hand away. */
  async whoWaits(): Promise<string[]> {
    const before = this.#looking;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#looking = promise;
    await before;
    this.#looked = resolve;
    const now = performance.now();
    const due = this.#alone && now < this.#alone.until ? this.#alone.due : await this.#dueParties();
    if (due.length <= 1 && due !== this.#alone?.due) this.#alone = { due, until: now + ALONE_MS };
    return whoWaits(due, this.#hands, this.#servedAt);
  }

  async #dueParties(): Promise<string[]> {
    const values = [`${this.#lane}:`, new Date()];
    const { rows } = await this.#pool.query<{ party: string }>({ name: 'due_parties', text: DUE_PARTIES, values });
    return rows.map(({ party }) => party);
  }

  /** The look brought nothing, or did not work. */
  looked(): void {
    this.#looked();
  }

  began(flags: object | null): void {
    const party = nameIn(flags);
    this.#inUse.set(party, (this.#inUse.get(party) ?? 0) + 1);
    this.#servedAt.delete(party);
    this.#servedAt.set(party, ++this.#turn);
    this.#looked();
  }

  ended(flags: object | null): void {
    const party = nameIn(flags);
    const left = (this.#inUse.get(party) ?? 1) - 1;
    if (left > 0) this.#inUse.set(party, left);
    else this.#inUse.delete(party);
  }
}

/** What comes by the clock has no flags. */
const nameIn = (flags: object | null) => Object.keys(flags ?? {})[0] ?? '';
