import type { UseCase } from '@fachwerk/server/module';
import type { reviewApi } from '../../contract.ts';
import { findSetting } from '../record/setting-store.ts';
import { countWaiting } from './desk-store.ts';

export const showOverview: UseCase<typeof reviewApi.overview> = async (ctx) => {
  const [waiting, { isOn }] = await Promise.all([countWaiting(ctx), findSetting(ctx)]);
  return { waiting, isOn };
};
