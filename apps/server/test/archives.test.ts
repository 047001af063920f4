import type { Endpoint } from '@fachwerk/base/contract';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

/** How a record is put away and taken back: two endpoints of one access, or one that sets either. */
type WayBack = { readonly away: string; readonly back: string };

const both = (endpoint: string): WayBack => ({ away: endpoint, back: endpoint });

/** Every column that puts a record away while its row stays. */
const ARCHIVES: Readonly<Record<string, WayBack | string>> = {
  'lockers.lock.archived_at': { away: 'POST /location/lock/delete', back: 'POST /location/lock/restore' },
  'devices.controller.archived_at': {
    away: 'POST /location/monitoring/archive',
    back: 'POST /location/monitoring/restore',
  },
  'catalog.item.is_archived': both('POST /private/items/archive'),
  'catalog.category.is_archived': both('POST /private/category/:id/archive'),
  'item_options.extra_group.is_archived': both('POST /private/extra-group/:id/archive'),
  'item_options.variant.is_archived':
    'part of its item: typed again in the editor it is there again; orders keep the old one',
  'item_options.extra.is_archived':
    'part of its group: typed again in the editor it is there again; orders keep the old one',
  'boards.board.archived_at': both('POST /board/save'),
  'boards.card.archived_at': both('POST /board/card/save'),
  'appointments.service.archived_at': both('POST /private/appointments/service'),
  'appointments.staff.archived_at': both('POST /private/appointments/staff'),
  'appointments.room.archived_at': both('POST /private/appointments/room'),
  'time_tracking.project.closed_at': both('POST /private/time-project/edit'),
  'surveys.survey.closed_at': both('POST /private/survey/close'),
  'automation.rule.removed_at': 'deleted after a question; the row is what its log names',
  'chat.message.deleted_at': 'deleted for good: the text is gone, the place in the conversation stays',
  'companies.support_access.closed_at': 'a span of time that ended; support asks for a new one',
  'payments.payment.closed_at': 'a payment that ended; a new one is begun',
  'pickup.opening.closed_at': 'the door of one collection, closed again',
};

const TELL_TALE =
  '^((archived|deleted|removed|deactivated|closed|retired|hidden)_(at|on)|is_(archived|deleted|removed|deactivated|retired))$';

const endpoints: readonly Endpoint[] = modules.flatMap((module) =>
  (module.routes ?? []).map(({ endpoint }) => endpoint),
);
const named = (name: string) => endpoints.find(({ method, path }) => `${method} ${path}` === name);

let app: TestApp;
beforeAll(async () => {
  app = await openApp(...modules);
});
afterAll(() => app.close());

test('every column that puts a record away has a way back, or a reason', async () => {
  const rows = await app.db.rows<{ name: string }>(app.sql`
    select n.nspname || '.' || c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and n.nspname !~ '^(pg_|information_schema|graphile|kit)' and a.attname ~ ${TELL_TALE} order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(ARCHIVES).toSorted());
});

test('what is put away is taken back by the same people, and as often as it is asked', () => {
  const wrong = Object.entries(ARCHIVES).flatMap(([column, way]) => {
    if (typeof way === 'string') return [];
    const [away, back] = [named(way.away), named(way.back)];
    if (!away || !back) return [`${column}: ${away ? way.back : way.away} is not there`];
    if (away.access !== back.access) return [`${column}: ${way.back} has another access than ${way.away}`];
    return away.kind === 'change' && back.kind === 'change' ? [] : [`${column}: not changes`];
  });
  expect(wrong).toEqual([]);
});

test('an endpoint that archives by its own path is known here', () => {
  const known = new Set(
    Object.values(ARCHIVES).flatMap((way) => (typeof way === 'string' ? [] : [way.away, way.back])),
  );
  const archiving = endpoints
    .filter(
      ({ method, path, summary }) =>
        method !== 'GET' && (/archiv/i.test(path) || /^(archives|retires|deactivates)/i.test(summary ?? '')),
    )
    .map(({ method, path }) => `${method} ${path}`);
  // People are deactivated and activated by one call, which says so.
  const twoWay = new Set([
    'POST /private/user/:id/state',
    'PUT /private/user/:id/state',
    'PATCH /private/user/:id/state',
  ]);
  expect(archiving.filter((name) => !known.has(name) && !twoWay.has(name))).toEqual([]);
});
