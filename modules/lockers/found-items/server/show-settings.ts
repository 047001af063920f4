import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { findSettings } from './item-store.ts';

export const showSettings: UseCase<typeof foundItemApi.settings> = (ctx) => findSettings(ctx);
