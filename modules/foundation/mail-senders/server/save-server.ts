import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import { seal } from '@fachwerk/server/crypto';
import type { Ctx } from '@fachwerk/server/ctx';
import { refusalOf } from '@fachwerk/server/mail-link';
import type { UseCase } from '@fachwerk/server/module';
import { type OwnServer, type SenderProblem, type senderApi, senderProblems } from '../contract.ts';
import { whyNotPort } from '../rules/sender-rules.ts';
import { openServer, PURPOSE } from './mail-way.ts';
import type { Outside } from './outside.ts';
import { senderSettings } from './sender-settings.ts';
import { saveSender } from './sender-store.ts';

const problem = problemsOf(senderProblems);

/** Tried before it is kept: connected, encrypted, signed in. What it refuses stands at the field, in its words. */
export function saveServer(outside: Outside): UseCase<typeof senderApi.saveServer> {
  return async (ctx, { fromName, fromAddress, host, port, security, user, password }) => {
    const wrongPort = whyNotPort(port, outside.ports);
    if (wrongPort) throw at('port', wrongPort);
    const place = { fromName, fromAddress, smtpHost: host, smtpPort: port, smtpSecurity: security, smtpUser: user };
    await tryServer(ctx, outside, place, password);
    const sealed = seal(ctx.app, PURPOSE, password);
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db };
      const saved = { savedAt: ctx.now, savedBy: ctx.caller.name, failedAt: null, failure: '' };
      await saveSender(inside, { kind: 'smtp', ...place, ...saved, smtpPassword: sealed });
      await audit(inside, {
        subjectKind: 'company',
        subjectId: ctx.companyId,
        action: 'mail_sender.server_saved',
        after: { fromName, fromAddress, host, port, user },
        address: ctx.request.address,
      });
    });
    return senderSettings(ctx);
  };
}

type Place = Parameters<typeof openServer>[2];

async function tryServer(ctx: Ctx, outside: Outside, place: Place, password: string): Promise<void> {
  const link = await openServer(ctx, outside, place, password).catch(() => {
    throw at('host', 'mail_sender.host_refused');
  });
  try {
    await link.check();
  } catch (error) {
    const isSignIn = (error as { code?: unknown }).code === 'EAUTH';
    const reason = refusalOf(error).replaceAll(password, '…');
    throw isSignIn
      ? at('password', 'mail_sender.refused', { reason })
      : at('host', 'mail_sender.unreachable', { reason });
  } finally {
    link.close();
  }
}

const at = (path: keyof OwnServer, code: SenderProblem, params = {}) =>
  problem(code, params, { fields: [{ path, code, params }] });
