import { timesOf } from '@fachwerk/goods/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { orderEntryApi } from '../../contract.ts';

export const listTimes: UseCase<typeof orderEntryApi.times> = (ctx, { type }) => timesOf(ctx, type);
