import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { paymentAccountProblems } from '../../contract-settings.ts';
import { type Connection, type Credentials, connectAccount } from '../account/connect-account.ts';
import { CredentialsRefused, ProviderUnreachable } from '../providers/provider-link.ts';

const problem = problemsOf(paymentAccountProblems);

const LONGEST_REASON = 200;
const ACTIONS = {
  new: 'payment_account.connected',
  same: 'payment_account.key_changed',
  replaced: 'payment_account.replaced',
} as const satisfies Record<Connection['what'], string>;

/** Tried, then kept and noted; what the provider refuses stands at its field, in the provider's words. */
export async function keepCredentials(ctx: Ctx, credentials: Credentials): Promise<void> {
  try {
    await connectAccount(ctx, credentials, async (scoped, { account, what }) => {
      const { provider, environment, keyEnd: endsWith } = account;
      await audit(scoped, {
        subjectKind: 'company',
        subjectId: ctx.companyId,
        action: ACTIONS[what],
        after: { provider, environment, endsWith },
        address: ctx.request.address,
      });
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw problem('payment_account.provider_silent');
    if (!(error instanceof CredentialsRefused)) throw error;
    const code = error.field === 'webhookId' ? 'payment_account.webhook_refused' : 'payment_account.refused';
    const params = { reason: withoutSecrets(error.reason, credentials) };
    throw problem(code, params, { fields: [{ path: error.field, code, params }] });
  }
}

/** Providers hide a key they quote; whoever does not is helped. */
function withoutSecrets(reason: string, { secrets }: Credentials): string {
  const hidden = Object.values(secrets).reduce((text, value) => text.replaceAll(value, '…'), reason);
  return hidden.slice(0, LONGEST_REASON);
}
