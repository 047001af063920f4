import { problemsOf } from '@fachwerk/base/problem';
import { findByEmail } from '@fachwerk/customers/facade-account';
import { countDevices, sendPushes } from '@fachwerk/push/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type MessageWords, type messageApi, messageProblems } from '../../contract.ts';
import { unknownCodes } from '../../rules/message.ts';
import { type AddressedReader, composeMail, composePush, senderOf } from './compose-mail.ts';
import { ownReader } from './own-reader.ts';

const problem = problemsOf(messageProblems);

/** To whoever writes it, and to nobody else: it needs no consent. On a device only where they have switched that on as a customer. */
export const testMessage: UseCase<typeof messageApi.test> = async (ctx, { message, channel }) => {
  const unknown = unknownCodes(message);
  if (unknown.length > 0) throw problem('message.code_unknown', { codes: unknown.join(', ') });
  const reader = await ownReader(ctx);
  if (channel === 'push') await testOnDevices(ctx, message, reader);
  else await testByMail(ctx, message, reader);
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: ctx.caller.userId,
    action: 'message.tested',
    address: ctx.request.address,
    after: { title: message.title, channel },
  });
  return { email: reader.email };
};

async function testByMail(ctx: CompanyCtx, message: MessageWords, reader: AddressedReader): Promise<void> {
  const mail = await composeMail(ctx, await senderOf(ctx, message), message, { reader, paths: null });
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(reader.language);
  await sendMail(ctx, { ...mail, subject: t('message_mail.test', { subject: mail.subject }) });
}

/** Its button leads to the account, where one switches it off: there is no message yet that could be followed or ended. */
async function testOnDevices(ctx: CompanyCtx, message: MessageWords, reader: AddressedReader): Promise<void> {
  const own = await findByEmail(ctx, reader.email);
  if (!own || (await countDevices(ctx, own.id)) === 0) throw problem('message.no_own_device', { email: reader.email });
  const paths = { end: '/konto', follow: '/konto' };
  const content = await composePush(ctx, await senderOf(ctx, message), message, { reader, paths });
  await sendPushes(ctx, ctx.newId(), [{ customerId: own.id, content }]);
}
