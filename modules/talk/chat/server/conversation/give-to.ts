import { problemsOf } from '@fachwerk/base/problem';
import { findUser, listColleagues } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { chatProblems } from '../../contract.ts';
import { addEvent } from '../message/add-event.ts';
import { lockConversation, notifyChat, saveAssignee } from './conversation-store.ts';

const problem = problemsOf(chatProblems);

/** `isQuiet` writes no event, as for the first person to answer. */
export async function giveTo(ctx: Ctx, chatId: string, userId: string | null, isQuiet = false): Promise<void> {
  const chat = await lockConversation(ctx, chatId);
  const person = userId ? (await colleagues(ctx)).find(({ id }) => id === userId) : null;
  if (userId && !person && !(await isSelf(ctx, userId))) throw problem('chat.person_unknown');
  if (chat.assigneeId === userId) return;
  await saveAssignee(ctx, chatId, userId);
  if (!isQuiet) await addEvent(ctx, chat, person ? 'assigned' : 'unassigned', person?.name ?? '');
  await notifyChat(ctx, chat);
}

const colleagues = (ctx: Ctx) => listColleagues(ctx, 'chat.write');

/** Any colleague may take a conversation, even without one of the usual roles. */
const isSelf = async (ctx: Ctx, userId: string) =>
  userId === ctx.caller.userId && (await findUser(ctx, userId)) !== undefined;

/** The colleague with the fewest open conversations; ties go to the one whose conversations have been quiet the longest. */
export async function nextInTurn(ctx: Ctx): Promise<string> {
  const people = await colleagues(ctx);
  if (people.length === 0) throw problem('chat.person_unknown');
  const ids = people.map(({ id }) => id);
  const row = await ctx.db.first<{ id: string }>(sql`
    select p.id from unnest(${ids}::uuid[]) with ordinality p(id, at)
    left join chat.conversation c on c.company_id = ${ctx.companyId} and c.assignee_id = p.id and c.state = 'open'
    group by p.id, p.at order by count(c.id), max(c.last_at) nulls first, p.at limit 1`);
  return row!.id;
}
