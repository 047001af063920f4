import type { UseCase } from '@fachwerk/server/module';
import type { terminalApi } from '../contract.ts';
import { terminalOrUnknown } from './terminal-cookie.ts';

/** Everything a visitor leaves in a browser; the tablet's own secret stays. */
const OF_VISITORS = ['fw_cart', 'fw_orders', 'fw_keys', 'fw_session', 'fw_login', 'fw_language', 'fw_consent'];

export const forgetVisitor: UseCase<typeof terminalApi.forget> = async (ctx, { terminal }) => {
  await terminalOrUnknown(ctx, terminal);
  for (const name of OF_VISITORS) {
    if (ctx.request.cookies[name]) ctx.setCookie(name, '', { maxAgeSeconds: 0, path: '/', sameSite: 'lax' });
  }
  return {};
};
