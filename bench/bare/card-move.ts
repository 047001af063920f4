// The twin of moving a card: one raw transaction with the same writes, on the same board and so behind the same row, behind an empty Fastify
// route. It looks at nothing first, and sends the card to everybody who listens on a plain WebSocket. Its notices go where nobody listens.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { serveWrites } from './serve-writes.ts';

const [url = '', companyId = '', boardId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
type Card = { readonly id: string; readonly column_id: string; readonly sort: string };
const { rows: cards } = await pool.query<Card>(
  'select id, column_id, sort from boards.card where company_id = $1 and board_id = $2 order by id desc',
  [companyId, boardId],
);
const { rows: columns } = await pool.query<{ id: string }>(
  'select id from boards.board_column where company_id = $1 and board_id = $2 order by position',
  [companyId, boardId],
);
let turn = 0;

async function write(client: pg.PoolClient): Promise<void> {
  const n = turn++;
  const { id } = cards[n % cards.length]!;
  const columnId = columns[n % columns.length]!.id;
  // Behind everything that the other one moves.
  const sort = `zz${(n + 1_000_000).toString().replace(/0+$/, '')}x`;
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await client.query('begin');
  const board = await run(
    'board',
    'update boards.board set revision = revision + 1 where company_id = $1 and id = $2 returning revision',
    [companyId, boardId],
  );
  const { revision } = board.rows[0] as { revision: string };
  await run('done', 'insert into boards.done_move (company_id, id, at) values ($1, $2, now())', [
    companyId,
    randomUUID(),
  ]);
  await run(
    'card',
    `update boards.card set column_id = $3, sort = $4, moved_at = now(), revision = $5 where company_id = $1 and id = $2`,
    [companyId, id, columnId, sort, revision],
  );
  await run(
    'history',
    `insert into boards.history (company_id, id, card_id, at, person_id, person_name, kind, data) values ($1, $2, $3, now(), null, 'Messung', 'moved', $4)`,
    [companyId, randomUUID(), id, JSON.stringify({ from: 'eins', to: 'zwei', toId: columnId })],
  );
  await run(
    'hint',
    `with next as (
       insert into kit.stream as known (company_id, name, last_seq) values ($1, 'boards', 1)
       on conflict (company_id, name) do update set last_seq = known.last_seq + 1 returning last_seq
     ), written as (
       insert into kit.stream_event (company_id, stream, seq, at, payload) select $1, 'boards', last_seq, now(), $2::jsonb from next returning seq
     )
     select pg_notify('twin', $1::text) from written`,
    [companyId, JSON.stringify({ boardId, revision: Number(revision) })],
  );
  await client.query('commit');
  const text = JSON.stringify({ type: 'event', card: { id, columnId, sort } });
  for (const socket of sockets.clients) socket.send(text);
}

const sockets = new WebSocketServer({ server: (await serveWrites('/move', pool, write)).server });
