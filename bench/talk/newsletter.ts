import { modules } from '../../apps/server/src/modules.ts';
import { newId } from '../../kit/server/app/ids.ts';
import type { Database } from '../../kit/server/db/db.ts';
import { sql } from '../../kit/server/db/sql.ts';
import { work } from '../../kit/server/jobs/work.ts';
import { appForTests } from '../../kit/testing/app-parts.ts';
import { addMessage } from '../../modules/talk/messaging/server/message/message-store.ts';
import { sendBatch } from '../../modules/talk/messaging/server/sending/send-batch.job.ts';
import { type Row, rounded } from '../table.ts';
import type { World } from '../world.ts';

/** Every so many batches the worker dies at the very end of one. */
const DIES_EVERY = 100;
const PAUSE_MS = 3_000;
/** No quiet hours then. */
const MORNING = new Date('2027-03-01T09:00:00Z');

/** A message to many with a worker that dies again and again: everybody gets it once, and what a mail costs us. */
export async function benchNewsletter({ db, companyId }: World, recipients: number): Promise<Row[]> {
  await fill(db, companyId, recipients);
  const app = appForTests(modules);
  const time = { now: MORNING };
  const messageId = newId();
  const ctx = { db, companyId, now: MORNING, newId, app } as never;
  await addMessage(ctx, {
    id: messageId,
    channel: 'email',
    title: 'Neues von {firma}',
    text: 'Guten Tag {vorname},\n\nwir haben umgebaut.',
    button: null,
    pictureId: null,
    recipients: { kind: 'all' },
    sendAt: MORNING,
    recipientCount: recipients,
    author: { id: companyId, name: 'Bench' },
  });
  await db.rows(sql`
    insert into messaging.quiet_hours (company_id, from_hour, until_hour) values (${companyId}, 0, 0)
    on conflict (company_id) do update set from_hour = 0, until_hour = 0`);
  const startedAt = performance.now();
  let deaths = 0;
  for (let batch = 1; await isUnderWay(db, companyId, messageId); batch++) {
    const dies = batch % DIES_EVERY === 0;
    const world = { db: dies ? dying(db) : db, app, now: () => time.now };
    await work(world as never, sendBatch, { companyId, messageId }).catch((error: Error) => {
      if (error.message !== 'died') throw error;
      deaths++;
    });
    time.now = new Date(time.now.getTime() + PAUSE_MS);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const reached = await db.first<{ mails: number; people: number }>(sql`
    select count(*)::int as mails, count(distinct recipient)::int as people from kit.mail
    where company_id = ${companyId} and mailing_id = ${messageId}`);
  const { mails, people } = reached!;
  const size = recipients.toLocaleString('en');
  return [
    {
      figure: `newsletter to ${size}, worker died ${deaths} times, mails / people`,
      ours: `${mails} / ${people}`,
      twin: '',
      ratio: '',
      goal: `${recipients} / ${recipients}`,
      isMet: mails === recipients && people === recipients,
    },
    {
      figure: `newsletter to ${size}, mails written per second without its pauses`,
      ours: rounded(mails / seconds),
      twin: '',
      ratio: '',
      goal: '',
      isMet: null,
    },
  ];
}

async function isUnderWay(db: Database, companyId: string, id: string): Promise<boolean> {
  const row = await db.first(sql`
    select from messaging.message where company_id = ${companyId} and id = ${id} and next_at is not null`);
  return row !== undefined;
}

/** The line to the database tears when everything is written and nothing committed. */
const dying = (db: Database) => ({
  ...db,
  transaction: <T>(run: (tx: never) => Promise<T>) =>
    db.transaction(async (tx) => {
      await run(tx as never);
      throw new Error('died');
    }),
});

async function fill(db: Database, companyId: string, recipients: number): Promise<void> {
  await db.rows(sql`update customers.customer set newsletter = 'none' where company_id = ${companyId}`);
  await db.rows(sql`
    insert into customers.customer (company_id, id, email, first_name, last_name, phone, language, newsletter, newsletter_asked_at,
      newsletter_confirmed_at, created_at)
    select ${companyId}, gen_random_uuid(), 'leser' || n || '@example.org', 'Anna', 'Berger ' || n, '', 'de', 'confirmed', now(), now(), now()
    from generate_series(1, ${recipients}::int) n`);
  await db.rows(sql`analyze customers.customer`);
}
