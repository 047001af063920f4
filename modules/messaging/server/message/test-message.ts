import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { sendMail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type messageApi, messageProblems } from '../../contract.ts';
import { unknownCodes } from '../../rules/message.ts';
import { composeMail, senderOf } from './compose-mail.ts';
import { ownReader } from './own-reader.ts';

const problem = problemsOf(messageProblems);

/** To whoever writes it, and to nobody else: it needs no consent. */
export const testMessage: UseCase<typeof messageApi.test> = async (ctx, { message }) => {
  const unknown = unknownCodes(message);
  if (unknown.length > 0) throw problem('message.code_unknown', { codes: unknown.join(', ') });
  const reader = await ownReader(ctx);
  const mail = await composeMail(ctx, await senderOf(ctx), message, { reader, unsubscribeUrl: null });
  const say = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(reader.language);
  await sendMail(ctx, { ...mail, subject: say('message_mail.test', { subject: mail.subject }) });
  await audit(ctx, {
    ...{ subjectKind: 'user', subjectId: ctx.caller.userId, action: 'message.tested', address: ctx.request.address },
    after: { title: message.title },
  });
  return { email: reader.email };
};
