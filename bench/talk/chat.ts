import type { Db } from '../../kit/server/db/db.ts';
import { rawSql, sql } from '../../kit/server/db/sql.ts';
import type { ChatFilter } from '../../modules/talk/chat/contract.ts';
import { listHeads } from '../../modules/talk/chat/server/conversation/head-store.ts';
import { PAGE } from '../../modules/talk/chat/server/conversation/list-chats.ts';
import { searchHeads } from '../../modules/talk/chat/server/conversation/search-heads.ts';
import { besideFew, buffersOfEach, searchRow } from '../buffers.ts';
import type { Row } from '../table.ts';
import type { World } from '../world.ts';

const FEW = 100_000;
const MESSAGES_EACH = 50;
const ROUNDS = 15;

const PAGES: Readonly<Record<string, ChatFilter>> = {
  'open, newest page': { tab: 'open' },
  'done, newest page': { tab: 'done' },
  'search, frequent word': { search: 'öffnet' },
};

const questions = (round: number): ChatFilter[] => [
  { search: 'öffnet' },
  { search: `kunde${1000 + round * 7}` },
  { search: `zl-${5000 + round * 311}` },
  { search: `gibtesnicht${round}` },
  { search: `schlüssel kunde${2000 + round}` },
  { search: 'selten' },
];

/** P3: what a list of conversations touches does not depend on how much was ever written; a search over all of it takes no time. */
export async function benchChat({ db, companyId }: World, messages: number): Promise<Row[]> {
  const ctx = { now: new Date(), companyId, caller: { userId: companyId } };
  await fill(db, companyId, FEW);
  const buffers = () =>
    buffersOfEach(db, PAGES, (counting, filter) =>
      (filter.search ? searchHeads : listHeads)({ ...ctx, db: counting } as never, filter, PAGE + 1),
    );
  const few = await buffers();
  await fill(db, companyId, messages);
  const many = await buffers();
  const size = `${messages.toLocaleString('en')} messages`;
  return [
    ...besideFew('chat', size, many, few, FEW),
    await searchRow(`P3 chat, search over ${size}, p95 ms`, ROUNDS, questions, (filter) =>
      searchHeads({ ...ctx, db } as never, filter, PAGE + 1),
    ),
  ];
}

/** Written last: the first conversation. Each has a few frequent words, one of its own, and one in a thousand a rare one. */
async function fill(db: Db, companyId: string, messages: number): Promise<void> {
  const conversations = messages / MESSAGES_EACH;
  await db.rows(sql`delete from chat.conversation where company_id = ${companyId}`);
  await db.rows(rawSql('vacuum chat.conversation, chat.message'));
  const indexes = await db.rows<{ name: string; text: string }>(
    rawSql(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
      where indrelid in ('chat.message'::regclass, 'chat.conversation'::regclass) and pg_get_indexdef(indexrelid) like '%gin%'`),
  );
  for (const { name } of indexes) await db.rows(rawSql(`drop index ${name}`));
  await db.transaction(async (tx) => {
    // Checking a million times that a conversation is there would measure something else.
    await tx.rows(sql`set local session_replication_role = replica`);
    await tx.rows(sql`
      insert into chat.conversation (company_id, id, kind, email, name, language, state, snoozed_until, last_seq, staff_read_seq, last_at,
        search_text, created_at)
      select ${companyId}, gen_random_uuid(), 'customer', 'kunde' || n || '@example.org', 'Kunde ' || n, 'de',
        case n % 5 when 0 then 'open' when 1 then 'snoozed' else 'done' end,
        case n % 5 when 1 then now() + interval '1 day' end, ${MESSAGES_EACH},
        case n % 5 when 0 then ${MESSAGES_EACH - 1}::int else ${MESSAGES_EACH}::int end,
        now() - n * interval '1 minute', 'kunde' || n || '@example.org kunde ' || n, now() - n * interval '1 minute'
      from generate_series(0, ${conversations - 1}::int) n`);
    await tx.rows(sql`
      insert into chat.message (company_id, id, conversation_id, seq, revision, side, client_id, text, at)
      select c.company_id, gen_random_uuid(), c.id, m, m, case m % 2 when 1 then 'customer' else 'staff' end, m::text,
        case m when 3 then 'Das Fach öffnet nicht, die Bestellung ist ZL-' || substring(c.name from 7)
          when 5 then case when substring(c.name from 7)::int % 1000 = 7 then 'ein seltener Fall' else 'und der Schlüssel' end
          else 'Guten Tag, danke für die Nachricht Nummer ' || m || ' von ' || c.name end,
        c.last_at - (${MESSAGES_EACH} - m) * interval '10 seconds'
      from chat.conversation c cross join generate_series(1, ${MESSAGES_EACH}::int) m where c.company_id = ${companyId}`);
  });
  for (const { text } of indexes) await db.rows(rawSql(text));
  await db.rows(rawSql('vacuum analyze chat.conversation, chat.message'));
}
