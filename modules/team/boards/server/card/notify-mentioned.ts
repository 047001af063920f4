import { findCompany } from '@fachwerk/companies/facade';
import { findUser, listColleagues } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { sendMail } from '@fachwerk/server/mail';
import { colleagueMentioned } from '../../contract.ts';
import { BOARDS_PATH } from '../../rules/board-path.ts';
import { mentionedIn } from '../../rules/mentions.ts';
import { titleOf } from '../../rules/short-code.ts';
import { findBoard } from '../board/board-store.ts';
import type { CardRow } from './card-store.ts';

/** Mails and notifies every mentioned colleague in their language, except the author; private boards send no mail. */
export async function notifyMentioned(ctx: Ctx, card: CardRow, comment: string): Promise<void> {
  if (!comment.includes('@')) return;
  const board = await findBoard(ctx, card.boardId);
  const company = board.user === null ? await findCompany(ctx) : null;
  if (!company) return;
  const people = await listColleagues(ctx, 'boards.read');
  for (const id of mentionedIn(comment, people)) {
    const user = id === ctx.caller.userId ? undefined : await findUser(ctx, id);
    if (!user) continue;
    const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(user.language);
    const path = `${BOARDS_PATH}/0/board/${board.id}/${board.id}/${card.id}`;
    const params = {
      name: ctx.caller.name,
      card: titleOf({ ...card, boardCodes: board.shortCodes }),
      board: board.name,
      comment,
    };
    await sendMail(ctx, {
      to: user.email,
      language: user.language,
      subject: t('mail.mention.subject', params),
      text: t('mail.mention.text', params),
      button: {
        label: t('mail.mention.button'),
        url: ctx.app.publicUrl + path,
      },
      companyName: company.name,
    });
    await emit(ctx, colleagueMentioned, { companyId: ctx.companyId, path, userId: id, mentionId: ctx.newId() });
  }
}
