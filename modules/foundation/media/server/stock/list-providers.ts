import type { UseCase } from '@fachwerk/server/module';
import type { stockApi } from '../../contract-stock.ts';
import { switchedOn } from './stock-access.ts';

export const listProviders: UseCase<typeof stockApi.providers> = async ({ app }) => ({
  providers: switchedOn(app),
});
