import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { chatApi } from '../../contract.ts';
import { countOpenCallBacks } from '../call-back/call-back-store.ts';
import { countGroups } from './head-store.ts';

export const listGroups: UseCase<typeof chatApi.groups> = async (ctx) => {
  const [groups, callBacks, people] = await Promise.all([
    countGroups(ctx),
    countOpenCallBacks(ctx),
    listColleagues(ctx, 'chat.write'),
  ]);
  return { groups, callBacks, people };
};
