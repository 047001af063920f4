import { mentionedIn } from '@fachwerk/boards/rules/mentions';
import { findCompany } from '@fachwerk/companies/facade';
import { findUser, listColleagues } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { chatCapabilities } from '../../contract.ts';

/** Mails every colleague mentioned in a note in their language, except the author. */
export async function notifyMentioned(ctx: Ctx, chatId: string, note: string): Promise<void> {
  const company = note.includes('@') ? await findCompany(ctx) : null;
  if (!company) return;
  const people = await listColleagues(ctx, chatCapabilities['chat.read'].roles);
  for (const id of mentionedIn(note, people)) {
    const user = id === ctx.caller.userId ? undefined : await findUser(ctx, id);
    if (!user) continue;
    const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(user.language);
    await sendMail(ctx, {
      to: user.email,
      language: user.language,
      subject: t('chat.mention.subject', { name: ctx.caller.name }),
      text: t('chat.mention.text', { name: ctx.caller.name, note }),
      button: { label: t('chat.mention.button'), url: `${ctx.app.publicUrl}/admin/chat/${chatId}` },
      companyName: company.name,
    });
  }
}
