import type { UseCase } from '@fachwerk/server/module';
import type { paymentAccountApi } from '../../contract-settings.ts';
import { keepCredentials } from './keep-credentials.ts';
import { paymentSettings } from './payment-settings.ts';

export const connectStripe: UseCase<typeof paymentAccountApi.connectStripe> = async (ctx, keys) => {
  const environment = keys.secretKey.includes('_live_') ? 'live' : 'sandbox';
  await keepCredentials(ctx, { secrets: { provider: 'stripe', ...keys }, environment });
  return paymentSettings(ctx);
};
