import type { UseCase } from '@fachwerk/server/module';
import type { pinApi } from '../../contract.ts';
import { whyNotTick } from '../../rules/start.ts';
import { shownPins } from '../pin/list-pins.ts';
import { problem } from '../problem.ts';
import { findStartablePin } from './find-startable.ts';
import { ownProgress, writeProgress } from './progress-store.ts';

export const saveProgress: UseCase<typeof pinApi.tick> = async (ctx, { id, done }) => {
  const { pin, starts } = await findStartablePin(ctx, id, 'instruction');
  const before = (await ownProgress(ctx)).get(id) ?? 0;
  const refusal = whyNotTick(starts.steps.length, before, done);
  if (refusal) throw problem(refusal);
  await writeProgress(ctx, id, done);
  const [shown] = await shownPins(ctx, [pin]);
  return shown!;
};
