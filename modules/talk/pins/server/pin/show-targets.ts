import type { UseCase } from '@fachwerk/server/module';
import type { PinTarget, pinApi } from '../../contract.ts';
import { type Target, targetsOf } from './targets.ts';

const shown = ({ id, name, board, isReady }: Target): PinTarget => ({ id, name, board, isReady });

export const showTargets: UseCase<typeof pinApi.targets> = async (ctx) => {
  const { dialogues, templates } = await targetsOf(ctx);
  return { dialogues: dialogues.map(shown), templates: templates.map(shown) };
};
