import { addDays } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import { type LimitSubject, LOOK_BACK_DAYS, type limitApi } from '../contract.ts';
import { lookBacks } from './facade-hooks.ts';
import { changeTo, ownerOf } from './limit-change.ts';

export const lookBack: UseCase<typeof limitApi.lookBack> = async (ctx, { scope, limits }) => {
  const owner = await ownerOf(ctx, scope, limits);
  const change = await changeTo(ctx, owner, scope, limits);
  const since = addDays(ctx.now, -LOOK_BACK_DAYS);
  const subjects = Object.keys(limits) as LimitSubject[];
  const asked = ctx.app.hooks.all(lookBacks).filter((each) => each.subjects.some((one) => subjects.includes(one)));
  const lines = await Promise.all(asked.map(({ read }) => read(ctx, { ...change, since })));
  return { since, lines: lines.flat() };
};
