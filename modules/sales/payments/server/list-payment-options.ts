import type { UseCase } from '@fachwerk/server/module';
import type { paymentApi } from '../contract.ts';
import { paymentOptions } from './providers/provider-links.ts';

export const listPaymentOptions: UseCase<typeof paymentApi.options> = async (ctx) => ({
  options: await paymentOptions(ctx),
});
