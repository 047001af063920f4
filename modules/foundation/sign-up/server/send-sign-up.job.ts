import { isKnownAddress } from '@fachwerk/auth/facade';
import { findCompany } from '@fachwerk/companies/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sendMail } from '@fachwerk/server/mail';
import { codeWords, hashCode, newCode } from '@fachwerk/server/mailed-code';
import * as z from 'zod/mini';
import { CONFIRM_MINUTES, mayMail } from '../rules/sign-up.ts';
import { countMailsTo, lockWaiting, noteMailed, type Request } from './request-store.ts';
import { CODE_PURPOSE, newToken } from './sign-up-secrets.ts';

/** The way in, or for who has an account already a word about that. */
export const sendSignUp = job({
  name: 'sign-up.send',
  payload: z.object({ companyId: z.uuid(), requestId: z.uuid() }),
  run: async (work, { companyId, requestId }) => {
    const ctx = { ...work, companyId };
    const request = await lockWaiting(ctx, requestId);
    if (!request || !mayMail(await countMailsTo(ctx, request))) return;
    if (await isKnownAddress(ctx, request.email)) {
      await noteMailed(ctx, request.id, null);
      return write(ctx, request, 'known', { path: '/login' });
    }
    const [token, code] = [newToken(ctx), newCode(ctx)];
    await noteMailed(ctx, request.id, {
      tokenHash: hashToken(token),
      codeHash: hashCode(ctx, CODE_PURPOSE, request.id, code),
    });
    await write(ctx, request, 'confirm', { path: `/sign-up/${token}`, code: codeWords(code) });
  },
});

type Told = { readonly path: string; readonly code?: string };

async function write(
  ctx: CompanyCtx,
  { email, language }: Request,
  mail: 'confirm' | 'known',
  told: Told,
): Promise<void> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const company = (await findCompany(ctx))!.name;
  const params = { company, email, minutes: CONFIRM_MINUTES };
  await sendMail(ctx, {
    to: email,
    language,
    subject: t(`mail.sign_up.${mail}.subject`, params),
    text: t(`mail.sign_up.${mail}.text`, params),
    button: { label: t(`mail.sign_up.${mail}.button`), url: ctx.app.publicUrl + told.path },
    companyName: company,
    ...(told.code && { highlight: { label: t('mail.sign_up.code'), value: told.code }, confidential: true }),
  });
}
