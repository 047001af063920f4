import type { UseCase } from '@fachwerk/server/module';
import type { pinApi } from '../contract.ts';
import { listPinRows } from './pin-store.ts';

export const listPins: UseCase<typeof pinApi.list> = async (ctx) => ({ pins: await listPinRows(ctx) });
