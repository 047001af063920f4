import type { UseCase } from '@fachwerk/server/module';
import type { paymentAccountApi } from '../../contract-settings.ts';
import { keepCredentials } from './keep-credentials.ts';
import { paymentSettings } from './payment-settings.ts';

export const connectPaypal: UseCase<typeof paymentAccountApi.connectPaypal> = async (ctx, { environment, ...keys }) => {
  await keepCredentials(ctx, { secrets: { provider: 'paypal', ...keys }, environment });
  return paymentSettings(ctx);
};
