// The twin of publishing a page: one raw transaction with the same writes, behind an empty Fastify route. It looks at nothing first.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { serveWrites } from './serve-writes.ts';

const [url = '', pageId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const { rows } = await pool.query(
  'select company_id, number, content, title, blocks from pages.version where page_id = $1 order by number desc limit 1',
  [pageId],
);
const { company_id: companyId, number, content, title, blocks } = rows[0]!;
const draft = JSON.stringify(content);
let turn = number as number;

const HINT = `with next as (
   insert into kit.stream as known (company_id, name, last_seq) values ($1, $2, 1)
   on conflict (company_id, name) do update set last_seq = known.last_seq + 1 returning last_seq
 ), written as (
   insert into kit.stream_event (company_id, stream, seq, at, payload)
   select $1, $2, last_seq, now(), $3::jsonb from next returning seq
 )
 select pg_notify('kit_stream', $1::text || ' ' || $2) from written`;

async function write(client: pg.PoolClient): Promise<void> {
  const id = randomUUID();
  const send = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await client.query('begin');
  await send(
    'version',
    `insert into pages.version (company_id, id, page_id, number, content, title, blocks, note, published_at, published_by)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, '', now(), 'Fachwerk')`,
    [companyId, id, pageId, ++turn, draft, JSON.stringify(title), blocks],
  );
  await send('page', 'update pages.page set published_id = $3, has_changes = false where company_id = $1 and id = $2', [
    companyId,
    pageId,
    id,
  ]);
  await send(
    'audit',
    `insert into kit.audit_entry (company_id, id, at, actor_name, subject_kind, subject_id, action, after)
     values ($1, $2, now(), 'Fachwerk', 'page', $3, 'page.published', $4::jsonb)`,
    [companyId, randomUUID(), pageId, JSON.stringify({ slug: 'zwilling', note: '', blocks })],
  );
  await send('hint', HINT, [companyId, 'pages', JSON.stringify({ type: 'published', pageId, version: turn })]);
  await send('hint', HINT, [companyId, 'web-pages', JSON.stringify({ type: 'changed' })]);
  await client.query('commit');
}

await serveWrites('/publish', pool, write);
