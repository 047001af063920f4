import { once } from 'node:events';
import { Client } from 'undici';
import type WebSocket from 'ws';
import { newId } from '../../kit/server/app/ids.ts';
import { sql } from '../../kit/server/db/sql.ts';
import { boardApi } from '../../modules/team/boards/contract.ts';
import { cardApi } from '../../modules/team/boards/contract-card.ts';
import { spreadKeys } from '../../modules/team/boards/rules/order-key.ts';
import { boards } from '../../modules/team/boards/server/module.ts';
import { fire, inTurns, type Measured, percentiles } from '../load.ts';
import { statementsOf } from '../statements-of.ts';
import { besideTransaction, percent, type Row, rounded } from '../table.ts';
import { type World, withTwin } from '../world.ts';
import { nextOf, openLines, openSockets } from './sockets.ts';

const CARDS = 5000;
const COLUMNS = 5;
const READERS = 4;
const MOVERS = 4;
const BROWSERS = 50;
const MOVES = 20;
const MOST_LIVE_MS = 250;
const LEAST_SHARE = 0.6;

type BenchBoard = {
  readonly boardId: string;
  readonly columnIds: readonly string[];
  readonly cardIds: readonly string[];
};

/** A board of 5,000 cards: opened, a card moved, and the move on the screens of fifty who look at it. */
export async function benchBoard(world: World, seconds: number): Promise<Row[]> {
  const board = await fillBoard(world);
  const args = [world.databaseUrl, world.companyId, board.boardId];
  const loaded = await load(world, board, seconds);
  return withTwin('card-move.ts', args, async (twin) => [
    ...loaded,
    ...(await move(world, board, twin.url, seconds)),
    await live(world, board, twin.url),
  ]);
}

/** As a busy team has it: every card with a label, somebody and a checklist, every other one spoken about. */
async function fillBoard({ db, companyId }: World): Promise<BenchBoard> {
  const boardId = newId();
  const columnIds = Array.from({ length: COLUMNS }, () => newId());
  const cardIds = Array.from({ length: CARDS }, () => newId());
  const labelIds = Array.from({ length: 8 }, () => newId());
  await db.rows(sql`
    insert into boards.board (company_id, id, name, created_at) values (${companyId}, ${boardId}, 'Messung', now())`);
  await db.rows(sql`
    insert into boards.board_column (company_id, id, board_id, name, position)
    select ${companyId}, id, ${boardId}, 'Spalte ' || n, n from unnest(${columnIds}::uuid[]) with ordinality as given (id, n)`);
  await db.rows(sql`
    insert into boards.label (company_id, id, board_id, name, colour)
    select ${companyId}, id, ${boardId}, 'Etikett ' || n, 'blue' from unnest(${labelIds}::uuid[]) with ordinality as given (id, n)`);
  await db.rows(sql`
    insert into boards.card (company_id, id, board_id, column_id, sort, title, description, due_on, revision, moved_at, created_at, created_by)
    select ${companyId}, id, ${boardId}, (${columnIds}::uuid[])[1 + n % ${COLUMNS}], sort, 'Fach prüfen und reinigen, Auftrag ' || n,
      'Bitte vor Ort ansehen und das Ergebnis hier festhalten.', current_date + (n % 60)::int, 1, now(), now(), 'Messung'
    from unnest(${cardIds}::uuid[], ${spreadKeys(CARDS)}::text[]) with ordinality as given (id, sort, n)`);
  await db.rows(sql`
    insert into boards.card_label (company_id, card_id, label_id)
    select ${companyId}, id, (${labelIds}::uuid[])[1 + n % 8] from unnest(${cardIds}::uuid[]) with ordinality as given (id, n)`);
  await db.rows(sql`
    insert into boards.card_assignee (company_id, card_id, user_id)
    select ${companyId}, given.id, u.id from unnest(${cardIds}::uuid[]) as given (id),
      (select id from access.user where company_id = ${companyId} order by id limit 1) u`);
  await db.rows(sql`
    insert into boards.check_item (company_id, card_id, id, position, text, is_done)
    select ${companyId}, id, gen_random_uuid(), n, 'Schritt ' || n, n = 1 from unnest(${cardIds}::uuid[]) as id, generate_series(1, 3) n`);
  await db.rows(sql`
    insert into boards.history (company_id, id, card_id, at, person_name, kind, comment)
    select ${companyId}, gen_random_uuid(), id, now(), 'Messung', 'comment', 'Schon angesehen.'
    from unnest(${cardIds}::uuid[]) with ordinality as given (id, n) where n % 2 = 0`);
  await db.rows(sql`analyze`);
  return { boardId, columnIds, cardIds };
}

async function load(world: World, { boardId }: BenchBoard, seconds: number): Promise<Row[]> {
  const { databaseUrl, companyId, product, token } = world;
  const sheet = { module: boards, endpoint: boardApi.sheet, input: { boardId } };
  const statements = await statementsOf(databaseUrl, companyId, sheet);
  const given = JSON.stringify(statements.map(({ text, values }) => ({ text, values })));
  const path = `/api${boardApi.sheet.path.replace(':boardId', boardId)}`;
  const ours = { url: product.url, path, headers: { 'x-access-token': token }, connections: READERS };
  return withTwin('statements.ts', [databaseUrl, given], async (twin) => {
    const bare = { ...twin, path: '/ask', connections: READERS };
    for (const warm of [ours, bare]) await fire({ ...warm, seconds: 2 });
    const { mine, theirs } = await inTurns(
      seconds * 2,
      (turn) => fire({ ...ours, seconds: turn }),
      (turn) => fire({ ...bare, seconds: turn }),
    );
    const share = mine.perSecond / theirs.perSecond;
    const between = ({ p50Ms, p99Ms }: Measured) => `${rounded(p50Ms)} / ${rounded(p99Ms)}`;
    return [
      {
        figure: 'board of 5,000 cards opened, requests/s',
        ours: rounded(mine.perSecond, 1),
        twin: rounded(theirs.perSecond, 1),
        ratio: percent(share),
        goal: `≥ ${percent(LEAST_SHARE)}`,
        isMet: share >= LEAST_SHARE,
      },
      {
        figure: 'board of 5,000 cards opened, p50 / p99 ms',
        ours: between(mine),
        twin: between(theirs),
        ratio: '',
        goal: '',
        isMet: null,
      },
    ];
  });
}

async function move(world: World, board: BenchBoard, url: string, seconds: number): Promise<Row[]> {
  const bare = { url, path: '/move', method: 'POST' as const, connections: MOVERS };
  await moveFor(world, board, 2);
  await fire({ ...bare, seconds: 2 });
  const { mine, theirs } = await inTurns(
    seconds * 2,
    (turn) => moveFor(world, board, turn),
    (turn) => fire({ ...bare, seconds: turn }),
  );
  return besideTransaction('moving a card among 5,000', mine, theirs);
}

async function moveFor(world: World, board: BenchBoard, seconds: number): Promise<Measured> {
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  const movers = Array.from({ length: MOVERS }, async () => {
    const client = new Client(world.product.url);
    while (performance.now() < until) {
      const startedAt = performance.now();
      await moveOne(world, board, client);
      took.push(performance.now() - startedAt);
    }
    await client.close();
  });
  await Promise.all(movers);
  return { perSecond: took.length / seconds, ...percentiles(took) };
}

/** Somewhere into the upper half of any column. */
async function moveOne({ token }: World, { columnIds, cardIds }: BenchBoard, client: Client): Promise<void> {
  const any = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)]!;
  const sort = `${1 + Math.floor(Math.random() * 9)}${Math.random().toString(36).slice(2, 8)}1`;
  const [colSource, colTarget] = [any(columnIds), any(columnIds)];
  const { statusCode, body } = await client.request({
    method: 'POST',
    path: `/api${cardApi.resort.path}`,
    headers: { 'x-access-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ idSorts: [{ id: any(cardIds), sort }], colSource, colTarget, moveId: newId() }),
  });
  const answer = await body.text();
  if (statusCode !== 200) throw new Error(`the move answered ${statusCode}: ${answer}`);
}

/**
 * From the move's request until every browser has the card: it hears of a new revision and asks for what came after its own. What a browser
 * waits to gather several moves into one question (150 ms) is left out.
 */
async function live(world: World, board: BenchBoard, url: string): Promise<Row> {
  const mover = new Client(world.product.url);
  const lines = await openLines(world, BROWSERS, 'boards');
  const browsers = new Map(lines.map((line) => [line, new Client(world.product.url)]));
  let after = await revisionOf(world, board, mover, 0);
  const mine = await measured(
    lines,
    () => moveOne(world, board, mover),
    (line) => revisionOf(world, board, browsers.get(line)!, after),
    (revision) => {
      after = revision;
    },
  );
  await Promise.all([mover, ...browsers.values()].map((client) => client.close()));
  const bare = await measured(
    await openSockets(BROWSERS, url.replace('http', 'ws')),
    async () => (await fetch(`${url}/move`, { method: 'POST' })).arrayBuffer(),
    async () => 0,
  );
  return {
    figure: `a move live to ${BROWSERS} browsers, p50 / p99 ms`,
    ours: `${rounded(mine.p50Ms)} / ${rounded(mine.p99Ms)}`,
    twin: `${rounded(bare.p50Ms)} / ${rounded(bare.p99Ms)}`,
    ratio: `${rounded(mine.p99Ms / bare.p99Ms, 1)} ×`,
    goal: `p99 ≤ ${MOST_LIVE_MS} ms`,
    isMet: mine.p99Ms <= MOST_LIVE_MS,
  };
}

async function measured(
  lines: readonly WebSocket[],
  cause: () => Promise<unknown>,
  read: (line: WebSocket) => Promise<number>,
  everybodyHas: (revision: number) => void = () => {},
) {
  const tookMs: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    const startedAt = performance.now();
    const shown = lines.map(async (line) => {
      await nextOf(line, 'event');
      const revision = await read(line);
      tookMs.push(performance.now() - startedAt);
      return revision;
    });
    const [, ...revisions] = await Promise.all([cause(), ...shown]);
    everybodyHas(Math.max(...revisions));
  }
  for (const line of lines) line.terminate();
  await Promise.all(lines.map((line) => once(line, 'close')));
  return percentiles(tookMs);
}

async function revisionOf({ token }: World, { boardId }: BenchBoard, client: Client, after: number): Promise<number> {
  const path = `/api${boardApi.changes.path.replace(':boardId', boardId)}?after=${after}`;
  const { statusCode, body } = await client.request({ method: 'GET', path, headers: { 'x-access-token': token } });
  if (statusCode !== 200) throw new Error(`the changes answered ${statusCode}: ${await body.text()}`);
  const { revision, cards } = (await body.json()) as { revision: number; cards: readonly unknown[] };
  if (after > 0 && cards.length === 0) throw new Error('nothing has moved: this measures nothing');
  return revision;
}
