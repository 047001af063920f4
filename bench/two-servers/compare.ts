import { rawSql, sql } from '../../kit/server/db/sql.ts';
import { percentiles } from '../load.ts';
import { rounded } from '../table.ts';
import type { Ledger } from './customers.ts';
import type { Heard } from './eavesdrop.ts';
import { type BusyFleet, LOCKS, type Trouble } from './fleet.ts';
import type { Screen } from './live.ts';
import type { Pair } from './pair.ts';

/** A promise beside what is in the tables. `isHeld` null is for what is only told. */
export type Finding = {
  readonly what: string;
  readonly promised: string;
  readonly found: string;
  readonly isHeld: boolean | null;
};

type Counted = { readonly count: number };
const finding = (what: string, promised: number, found: number, ...breaches: number[]): Finding => ({
  what,
  promised: String(promised),
  found: [found, ...breaches].join(' / '),
  isHeld: promised === found && breaches.every((breach) => breach === 0),
});

/** What devices said and the broker took: each reading once in the table, each movement of a door once in the log. */
export async function compareReports({ db, companyId }: Pair, heard: Heard): Promise<Finding[]> {
  const stored = new Map(
    (
      await db.rows<{ id: string; readings: number }>(sql`
        select l.controller_id || ' ' || t.message_id as id, count(*)::int as readings
        from lockers.telemetry t join lockers.lock l on l.company_id = t.company_id and l.id = t.lock_id
        where t.company_id = ${companyId} group by 1`)
    ).map(({ id, readings }) => [id, readings]),
  );
  const ids = [...heard.telemetry.keys()];
  const whole = ids.filter((id) => stored.get(id) === LOCKS).length;
  const twice = ids.filter((id) => (stored.get(id) ?? 0) > LOCKS).length;
  const waited = await db.first<{ seconds: number }>(sql`
    select extract(epoch from max(received_at - at))::float as seconds from lockers.telemetry where company_id = ${companyId}`);
  return [
    finding('reports taken by the broker: stored whole / more than once', ids.length, whole, twice),
    ...(await compareDoors({ db, companyId }, heard)),
    told('the longest a report waited to be taken, seconds', rounded(waited!.seconds, 1)),
  ];
}

async function compareDoors({ db, companyId }: Pick<Pair, 'db' | 'companyId'>, heard: Heard): Promise<Finding[]> {
  const logged = await db.first<{ opened: number; closed: number }>(sql`
    select count(*) filter (where type in ('door.opened', 'door.uncommanded'))::int as opened,
      count(*) filter (where type = 'door.closed')::int as closed
    from logs.log_entry where company_id = ${companyId}`);
  const said = [...heard.events.values()].map(({ body }) => body.doorState);
  return [
    finding('doors that opened: in the log', said.filter((state) => state === 'open').length, logged!.opened),
    finding('doors that closed: in the log', said.filter((state) => state === 'closed').length, logged!.closed),
  ];
}

/** What customers were told. */
export async function compareOrders({ db, companyId }: Pair, { ordered, paid, ended }: Ledger): Promise<Finding[]> {
  const count = async (query: ReturnType<typeof sql>) => (await db.first<Counted>(query))!.count;
  const ours = sql`select id from orders.customer_order where company_id = ${companyId} and order_hash = any(${ordered})`;
  const all = await count(
    sql`select count(*)::int as count from orders.customer_order where company_id = ${companyId}`,
  );
  const known = await count(sql`select count(*)::int as count from (${ours}) as o`);
  const settled = await count(sql`
    select count(*)::int as count from orders.customer_order
    where company_id = ${companyId} and order_hash = any(${paid}) and payment_state = 'paid'`);
  const payments = await count(sql`
    select count(*)::int as count from payments.payment where company_id = ${companyId} and state = 'succeeded'`);
  const invoices = await db.rows<{ sequence: number; orderId: string }>(sql`
    select sequence, order_id from orders.invoice where company_id = ${companyId} order by sequence`);
  const gaps = invoices.filter(({ sequence }, at) => sequence !== at + 1).length;
  const rentals = await db.rows<{ orderId: string; state: string }>(sql`
    select order_id, state from rentals.rental where company_id = ${companyId} and state in ('active', 'ended')`);
  return [
    finding('orders confirmed: there / beyond those', ordered.length, known, all - known),
    finding('orders paid: paid', paid.length, settled),
    finding('payments: succeeded', paid.length, payments),
    finding('invoices: there / out of sequence', paid.length, invoices.length, gaps),
    finding(
      'rentals begun: there / second ones for an order',
      paid.length,
      rentals.length,
      rentals.length - new Set(rentals.map(({ orderId }) => orderId)).size,
    ),
    finding('rentals ended: ended', ended.length, rentals.filter(({ state }) => state === 'ended').length),
  ];
}

/** A door may stay shut when a server dies with the command in its hand; it never opens twice, and nobody waits for ever. */
export async function compareOpenings({ db, companyId }: Pair, { opened }: Ledger, heard: Heard): Promise<Finding[]> {
  const attempts = await db.rows<{ id: string; state: string; endedAt: Date | null }>(sql`
    select id, state, ended_at from openings.attempt where company_id = ${companyId} and id = any(${opened}::uuid[])`);
  const ended = attempts.filter(({ endedAt }) => endedAt).length;
  const twice = [...heard.commands.values()].filter((times) => times > 1).length;
  const isOpen = ({ state }: { state: string }) => state === 'opened' || state === 'already_open';
  const unsent = attempts.filter((attempt) => isOpen(attempt) && !heard.commands.has(attempt.id)).length;
  return [
    finding(
      'openings accepted: come to an end / commanded twice / opened without a command',
      opened.length,
      ended,
      twice,
      unsent,
    ),
    told(
      'of these: opened / not opened, because a server died',
      `${attempts.filter(isOpen).length} / ${attempts.filter((attempt) => !isOpen(attempt)).length}`,
    ),
  ];
}

/** Each mail of the house is with the mail server, and nobody got a second one of a kind. */
export async function compareMails({ db, companyId, mails }: Pair): Promise<Finding[]> {
  const rows = await db.rows<{ id: string; recipient: string; subject: string }>(
    sql`select id, recipient, subject from kit.mail where company_id = ${companyId}`,
  );
  const there = new Set(mails.taken().map(({ messageId }) => messageId.slice(1, messageId.indexOf('@'))));
  const kinds = new Set(rows.map(({ recipient, subject }) => `${recipient} ${subject}`));
  return [
    finding(
      'mails written: delivered / written twice',
      rows.length,
      rows.filter(({ id }) => there.has(id)).length,
      rows.length - kinds.size,
    ),
    told('mails delivered again under the same Message-ID, because a server died after it', String(mails.repeats())),
  ];
}

const KINDS: Readonly<Record<Trouble, { readonly kind: string; readonly subjects: number }>> = {
  low_battery: { kind: 'battery_low', subjects: LOCKS },
  no_signal: { kind: 'signal_lost', subjects: LOCKS },
  forced_door: { kind: 'uncommanded_open', subjects: LOCKS },
  offline: { kind: 'controller_offline', subjects: 1 },
};

/** Every trouble was played once. */
export async function compareAlerts({ db, companyId }: Pair, { troubled }: BusyFleet): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [trouble, { kind, subjects }] of Object.entries(KINDS)) {
    const { id } = troubled[trouble as Trouble];
    const alerts = await db.rows<{ times: number }>(sql`
      select a.times from alerts.alert a
      where a.company_id = ${companyId} and a.kind = ${kind}
        and (a.subject_id = ${id} or a.subject_id in (
          select id from lockers.lock where company_id = ${companyId} and controller_id = ${id}))`);
    const repeated = alerts.filter(({ times }) => times > 1).length;
    findings.push(finding(`alerts ${kind}: there / raised again`, subjects, alerts.length, repeated));
  }
  return findings;
}

/** Whoever sits at one server sees what the other one wrote: every number from the first seen to the last. */
export async function compareLive(
  { db, companyId }: Pair,
  screens: readonly Screen[],
  until: Date,
): Promise<Finding[]> {
  const events = await db.rows<{ seq: number; at: Date }>(sql`
    select seq::int as seq, at from kit.stream_event where company_id = ${companyId} and stream = 'lockers' and at <= ${until} order by seq`);
  return screens.flatMap((screen) => {
    const first = Math.min(...screen.arrivedAt.keys());
    const due = events.filter(({ seq }) => seq >= first && !screen.skipped.has(seq));
    const seen = due.filter(({ seq }) => screen.arrivedAt.has(seq));
    const { p50Ms, p99Ms } = percentiles(seen.map(({ seq, at }) => screen.arrivedAt.get(seq)! - at.getTime()));
    return [
      finding(`live events at server ${screen.server.name}: seen / twice`, due.length, seen.length, screen.twice),
      told(
        `… after p50 / p99 ms, with the time it was gone; told to load anew instead`,
        `${rounded(p50Ms)} / ${rounded(p99Ms)}; ${screen.skipped.size}`,
      ),
    ];
  });
}

/** Nothing is left over, nothing has failed for good, and a restart has silenced nobody. */
export async function compareRest({ db }: Pair, startedAt: Date): Promise<Finding[]> {
  const jobs = await db.first<{ due: number; failed: number }>(
    rawSql(`
      select count(*) filter (where run_at <= now() and attempts < max_attempts)::int as due,
        count(*) filter (where attempts >= max_attempts)::int as failed
      from graphile_worker.jobs`),
  );
  const watch = await db.first<{ startedAt: Date }>(sql`select started_at from devices.watch`);
  return [
    finding('jobs: still due / failed for good', 0, jobs!.due, jobs!.failed),
    finding('quiet times begun after the first', 0, watch!.startedAt > startedAt ? 1 : 0),
  ];
}

const told = (what: string, found: string): Finding => ({ what, promised: '', found, isHeld: null });
