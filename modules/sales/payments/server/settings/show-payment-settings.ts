import type { UseCase } from '@fachwerk/server/module';
import type { paymentAccountApi } from '../../contract-settings.ts';
import { paymentSettings } from './payment-settings.ts';

export const showPaymentSettings: UseCase<typeof paymentAccountApi.show> = (ctx) => paymentSettings(ctx);
