import type { LinkKind } from '@fachwerk/board-links/contract';
import type { BoardCtx } from '@fachwerk/boards/facade-cards';
import { visibleCompanies } from '@fachwerk/companies/facade';
import { sql } from '@fachwerk/server/sql';
import type { SubjectKind } from '../../contract.ts';
import { weeklyBetween } from '../../rules/schedule.ts';
import { MOST_LOOKED_AT, type Occurrence, type Reader } from './occurrence.ts';
import { isWanted, wordsOf } from './wanted.ts';

type Given = Pick<Occurrence, 'key' | 'at' | 'facts'> & {
  readonly kind: SubjectKind;
  readonly id: string | null;
  readonly name: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly links?: readonly (readonly [LinkKind, string])[];
  readonly status?: string;
};

function occurrenceOf(ctx: BoardCtx, given: Given): Occurrence {
  const { key, at, facts, kind, id, name, codes, path, links = [], status = null } = given;
  const all = { ...codes, ...(path && { link: `${ctx.app.publicUrl}${path}` }) };
  return {
    key,
    at,
    facts,
    cardId: null,
    label3: '',
    cause: { status },
    subject: { kind, id, name },
    codes: Object.entries(all).map(([code, value]) => ({ code: `{${code}}`, value })),
    links: links.map(([linked, linkedId]) => ({ kind: linked, id: linkedId })),
  };
}

type AlertRow = {
  readonly id: string;
  readonly kind: string;
  readonly priority: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly locationName: string;
  readonly raisedAt: Date;
  readonly lastAt: Date;
};

/** Of the company and of those it looks after. One that is back after a while is a new occurrence. */
export const raisedAlerts: Reader = async (ctx, _rule, wanted) => {
  const t = await wordsOf(ctx);
  const rows = await ctx.db.rows<AlertRow>(sql`
    select a.id, a.kind, a.priority, a.subject_kind, a.subject_id, a.subject_name, a.location_name, a.raised_at, a.last_at
    from alerts.alert_view a
    where a.company_id = any(${await visibleCompanies(ctx)}) and ${isWanted(wanted, sql`a.id`, sql`a.raised_at`)}
    order by a.raised_at desc, a.id desc limit ${MOST_LOOKED_AT}`);
  return rows.map((alert) =>
    occurrenceOf(ctx, {
      key: `${alert.id} ${('ids' in wanted ? alert.lastAt : alert.raisedAt).toISOString()}`,
      at: 'ids' in wanted ? alert.lastAt : alert.raisedAt,
      facts: { alert_kind: [alert.kind], priority: [alert.priority], location: [alert.locationName] },
      kind: 'alert',
      id: alert.id,
      name: `${t(`alert.${alert.kind}`)}: ${alert.subjectName}`,
      codes: { meldung: t(`alert.${alert.kind}`), fach: alert.subjectName, standort: alert.locationName },
      path: `/admin/alerts/${alert.id}`,
      links: [['alert', alert.id], ...(alert.subjectKind === 'lock' ? ([['box', alert.subjectId]] as const) : [])],
    }),
  );
};

type StepRow = {
  readonly id: string;
  readonly orderId: string;
  readonly at: Date;
  readonly status: string;
  readonly number: string;
};

export const movedOrders: Reader = async (ctx, _rule, wanted) => {
  const t = await wordsOf(ctx);
  const rows = await ctx.db.rows<StepRow>(sql`
    select s.id, s.order_id, s.at, s.status, o.number from orders.step_view s
    join orders.order_view o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = any(${await visibleCompanies(ctx)}) and ${isWanted(wanted, sql`s.id`, sql`s.at`)}
    order by s.at desc, s.id desc limit ${MOST_LOOKED_AT}`);
  return rows.map(({ id, orderId, at, status, number }) =>
    occurrenceOf(ctx, {
      key: id,
      at,
      facts: {},
      status,
      kind: 'order',
      id: orderId,
      name: number,
      codes: { bestellnummer: number, status: t(`order.status.${status}`) },
      path: `/admin/orders/${orderId}`,
      links: [['order', orderId]],
    }),
  );
};

type OverrunRow = {
  readonly id: string;
  readonly at: Date;
  readonly number: string;
  readonly locationName: string;
  readonly lockId: string;
  readonly orderNumber: string;
};

/** The grace is over and the box is still in use: from then on it costs extra. */
export const overrunRentals: Reader = async (ctx, _rule, wanted) => {
  if ('ids' in wanted) return [];
  const rows = await ctx.db.rows<OverrunRow>(sql`
    select r.* from (
      select r.id, r.lock_id, coalesce(r.order_number, '') as order_number, b.number, p.german_name as location_name, r.ended_at,
        case when r.paid_until > r.ends_at then r.paid_until else r.ends_at + make_interval(mins => r.grace_minutes) end as at
      from rentals.rental_view r
      join lockers.box_view b on b.company_id = r.company_id and b.id = r.lock_id
      join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
      where r.company_id = any(${await visibleCompanies(ctx)}) and r.state in ('active', 'ended') and r.ends_at <= ${wanted.to}
        and coalesce(r.ended_at, ${wanted.to}::timestamptz) >= ${wanted.from}
    ) r
    where r.at > ${wanted.from} and r.at <= ${wanted.to} and (r.ended_at is null or r.ended_at > r.at)
    order by r.at desc, r.id limit ${MOST_LOOKED_AT}`);
  return rows.map(({ id, at, number, locationName, lockId, orderNumber }) =>
    occurrenceOf(ctx, {
      key: `${id} ${at.toISOString()}`,
      at,
      kind: 'rental',
      id,
      name: `${locationName}, ${number}`,
      facts: { location: [locationName] },
      codes: { fach: number, standort: locationName, bestellnummer: orderNumber },
      path: `/admin/access-rights/${id}`,
      links: [
        ['rental', id],
        ['box', lockId],
      ],
    }),
  );
};

type WaitingRow = {
  readonly conversationId: string;
  readonly since: Date;
  readonly text: string;
  readonly orderId: string | null;
  readonly number: string | null;
};

/** Who writes several times before somebody answers waits once. */
export const waitingCustomers: Reader = async (ctx, _rule, wanted) => {
  const when =
    'ids' in wanted
      ? sql`w.conversation_id = any(${wanted.ids}::uuid[]) and w.until = 'infinity'`
      : sql`w.since > ${wanted.from} and w.since <= ${wanted.to} and w.until > ${wanted.from}`;
  const rows = await ctx.db.rows<WaitingRow>(sql`
    select w.conversation_id, w.since, w.text, w.order_id, o.number from chat.waiting_view w
    left join orders.order_view o on o.company_id = w.order_company_id and o.id = w.order_id
    where w.company_id = ${ctx.companyId} and ${when}
    order by w.since desc, w.conversation_id limit ${MOST_LOOKED_AT}`);
  return rows.map(({ conversationId: id, since: at, text, orderId, number }) =>
    occurrenceOf(ctx, {
      key: `${id} ${at.toISOString()}`,
      at,
      kind: 'chat',
      id,
      name: number ?? '',
      facts: { message: [text] },
      codes: { bestellnummer: number ?? '' },
      path: `/admin/chat/${id}`,
      links: orderId ? [['order', orderId]] : [],
    }),
  );
};

type FormRow = { readonly id: string; readonly kind: string; readonly receivedAt: Date; readonly pageTitle: string };

export const sentForms: Reader = async (ctx, _rule, wanted) => {
  const rows = await ctx.db.rows<FormRow>(sql`
    select i.id, i.kind, i.received_at, i.page_title from inquiries.inquiry_view i
    where i.company_id = ${ctx.companyId} and ${isWanted(wanted, sql`i.id`, sql`i.received_at`)}
    order by i.received_at desc, i.id desc limit ${MOST_LOOKED_AT}`);
  return rows.map(({ id, kind, receivedAt, pageTitle }) =>
    occurrenceOf(ctx, {
      key: id,
      at: receivedAt,
      kind: 'inquiry',
      id,
      name: pageTitle,
      facts: { form_kind: [kind], page: [pageTitle] },
      codes: { seite: pageTitle },
      path: `/admin/inquiries/${id}`,
    }),
  );
};

export const weeklyMoments: Reader = async (ctx, { trigger }, wanted) => {
  if (trigger.kind !== 'weekly' || 'ids' in wanted) return [];
  return weeklyBetween(trigger, wanted.from, wanted.to).map((at) =>
    occurrenceOf(ctx, { key: at.toISOString(), at, facts: {}, kind: 'calendar', id: null, name: '', codes: {} }),
  );
};
