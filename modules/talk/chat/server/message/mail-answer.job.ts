import { findCompany } from '@fachwerk/companies/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import * as z from 'zod/mini';
import { chatPath } from '../../rules/address.ts';
import { isToBeMailed } from '../../rules/answering.ts';
import { addKey, type Conversation, lockConversation, saveMailed } from '../conversation/conversation-store.ts';
import { findPresence } from '../conversation/presence-store.ts';
import { listMessages, type StoredMessage } from './message-store.ts';

/** 128 bits; the database stores the hash only. */
const SECRET_BYTES = 16;

/** Runs some time after an answer and mails it to an absent customer, with a link back. */
export const mailAnswer = job({
  name: 'chat.mail-answer',
  payload: z.object({ companyId: z.uuid(), chatId: z.uuid() }),
  run: async (work, { companyId, chatId }) => {
    const ctx: CompanyCtx = { ...work, companyId };
    const chat = await lockConversation(ctx, chatId).catch(() => null);
    if (!chat) return;
    const news = (await listMessages(ctx, chatId, {}, true)).filter(
      ({ side, seq, isDeleted }) =>
        side === 'staff' && !isDeleted && seq > Math.max(chat.customerReadSeq, chat.mailedSeq),
    );
    const { seenAt } = await findPresence(ctx, chatId, 'customer');
    const left = { email: chat.email, seenAt, readSeq: chat.customerReadSeq, mailedSeq: chat.mailedSeq };
    const last = news.at(-1);
    if (!last || !isToBeMailed({ ...left, answerSeq: last.seq }, ctx.now)) return;
    await sendAnswers(ctx, chat, news);
    await saveMailed(ctx, chatId, last.seq);
  },
});

async function sendAnswers(ctx: CompanyCtx, chat: Conversation, news: readonly StoredMessage[]): Promise<void> {
  const company = await findCompany(ctx);
  if (!company) return;
  const { name: site } = await siteHead(ctx);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(chat.language);
  const orderHash = ctx.newSecret(SECRET_BYTES);
  await addKey(ctx, chat.id, hashToken(orderHash));
  const params = { site, name: chat.name };
  const words = news.map(({ text, files }) => [text, ...files.map(({ name }) => name)].filter(Boolean).join('\n'));
  await sendMail(ctx, {
    to: chat.email,
    language: chat.language,
    subject: t('chat.mail.subject', params),
    text: [t('chat.mail.text', params), ...words.map((text) => `„${text}“`), t('chat.mail.how')].join('\n\n'),
    button: {
      label: t('chat.mail.button'),
      url: `${await siteAddress(ctx)}${chatPath({ email: chat.email, orderHash })}`,
    },
    companyName: site,
    look: await mailStyle(ctx),
    confidential: true,
  });
}
