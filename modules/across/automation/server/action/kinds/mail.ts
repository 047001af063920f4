import { type BoardCtx, listVisibleCards, openCard } from '@fachwerk/boards/facade-cards';
import { BOARDS_PATH } from '@fachwerk/boards/rules/board-path';
import { withValues } from '@fachwerk/boards/rules/short-code';
import { findCompany } from '@fachwerk/companies/facade';
import { findUser } from '@fachwerk/people/facade';
import { sendMail } from '@fachwerk/server/mail';
import type { RuleAction } from '../action.ts';

export const mail: RuleAction<'mail'> = {
  run: async (ctx, action, { cardId, run }) => {
    const to = action.to.length > 0 ? action.to : (await openCard(ctx, cardId)).assignees;
    const count = await mailColleagues(ctx, to, {
      subject: withValues(action.subject, run.codes),
      text: withValues(action.text, run.codes),
      cardId: cardId || null,
    });
    return count > 0 ? { name: String(count) } : null;
  },
};

type Words = { readonly subject: string; readonly text: string; readonly cardId: string | null };

/** To people who still work here; how many those are. */
async function mailColleagues(
  ctx: BoardCtx,
  userIds: readonly string[],
  { subject, text, cardId }: Words,
): Promise<number> {
  const company = (await findCompany(ctx))!;
  const [card] = cardId ? await listVisibleCards(ctx, [cardId]) : [];
  let count = 0;
  for (const id of new Set(userIds)) {
    const user = await findUser(ctx, id);
    if (user?.state !== 'active') continue;
    const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(user.language);
    const url = card && `${ctx.app.publicUrl}${BOARDS_PATH}/0/board/${card.boardId}/${card.boardId}/${card.id}`;
    await sendMail(ctx, {
      to: user.email,
      language: user.language,
      subject,
      text: `${text}\n\n${t('mail.rule.why', { name: ctx.rule?.name ?? '' })}`,
      ...(url && { button: { label: t('mail.rule.button'), url } }),
      companyName: company.name,
    });
    count += 1;
  }
  return count;
}
