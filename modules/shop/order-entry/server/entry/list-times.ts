import type { UseCase } from '@fachwerk/server/module';
import { timesOf } from '@fachwerk/shop-cart/facade';
import type { orderEntryApi } from '../../contract.ts';

export const listTimes: UseCase<typeof orderEntryApi.times> = (ctx, { type }) => timesOf(ctx, type);
