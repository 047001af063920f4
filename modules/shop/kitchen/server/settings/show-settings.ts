import type { UseCase } from '@fachwerk/server/module';
import type { kitchenApi } from '../../contract.ts';
import { findSettings } from './settings-store.ts';

export const showSettings: UseCase<typeof kitchenApi.settings> = (ctx) => findSettings(ctx);
