import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { findSetting } from '../record/setting-store.ts';

export const readSetting: UseCase<typeof reviewApi.setting> = (ctx) => findSetting(ctx);
