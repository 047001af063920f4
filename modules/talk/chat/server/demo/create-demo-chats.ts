import { addMinutes } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { listColleagues } from '@fachwerk/people/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { addConversation, saveAssignee, saveRead, saveState } from '../conversation/conversation-store.ts';
import { addMessage } from '../message/message-store.ts';
import { addContainer, addText } from '../texts/text-store.ts';
import { DEMO_CHATS, DEMO_TEXTS, type DemoChat } from './demo-chats.ts';

/** Skips companies that already have conversations. */
export async function createDemoChats(ctx: WorkCtx): Promise<void> {
  for (const [code, chats] of Object.entries(DEMO_CHATS)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const inside: CompanyCtx = { ...ctx, companyId: company.id };
    const known = await ctx.db.first(sql`select from chat.conversation where company_id = ${company.id} limit 1`);
    if (known) continue;
    const [person] = await listColleagues(inside, 'chat.write');
    for (const demo of chats) await addChat(inside, demo, person ?? { id: null, name: 'Fachwerk' });
    for (const [name, texts] of Object.entries(DEMO_TEXTS)) {
      const containerId = await addContainer(inside, name);
      for (const text of texts) await addText(inside, containerId, text);
    }
  }
}

type Author = { readonly id: string | null; readonly name: string };

async function addChat(ctx: CompanyCtx, demo: DemoChat, person: Author): Promise<void> {
  const order = demo.isAboutOrder ? await orderUnderWay(ctx) : null;
  const begun = { ...ctx, now: addMinutes(ctx.now, -demo.hoursAgo * 60) };
  const { language } = demo;
  const { name, email } = order ?? demo;
  const id = await addConversation(begun, { kind: 'customer', name, email, language, itemId: '', order });
  let at = begun.now;
  let waitingSince: Date | null = null;
  for (const [index, line] of demo.lines.entries()) {
    at = addMinutes(at, line.minutesLater);
    const waited = line.from === 'staff' && waitingSince ? at.getTime() - waitingSince.getTime() : null;
    await addMessage(
      { ...ctx, now: at },
      { id, revision: 1 },
      {
        side: line.from,
        clientId: `demo-${index}-${id}`,
        text: line.text,
        author: line.from === 'customer' ? { id: null, name } : person,
        waitedSeconds: waited === null ? null : Math.round(waited / 1000),
      },
    );
    if (line.from === 'customer') waitingSince ??= at;
    if (line.from === 'staff') waitingSince = null;
  }
  await ctx.db.write(sql`
    update chat.conversation set waiting_since = ${demo.state === 'done' ? null : waitingSince}
    where company_id = ${ctx.companyId} and id = ${id}`);
  if (demo.isAssigned) {
    await saveAssignee(ctx, id, person.id);
    await saveRead(ctx, { id }, 'staff', demo.state === 'done' ? demo.lines.length : 1);
  }
  await saveState(ctx, id, demo.state, null);
}

type DemoOrder = { readonly companyId: string; readonly id: string; readonly name: string; readonly email: string };

/** The newest order in progress, otherwise the newest order. */
async function orderUnderWay(ctx: CompanyCtx): Promise<DemoOrder | null> {
  const row = await ctx.db.first<DemoOrder>(sql`
    select company_id, id, trim(first_name || ' ' || last_name) as name, email from orders.order_view
    where company_id = ${ctx.companyId} and email <> ''
    order by status = 'process' desc, placed_at desc, id desc limit 1`);
  return row ?? null;
}
