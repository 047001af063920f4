import type { UseCase } from '@fachwerk/server/module';
import type { teamApi } from '../../contract-team.ts';
import { readSheets } from './read-sheets.ts';

export const showSheet: UseCase<typeof teamApi.sheet> = async (ctx, { month }) => {
  const { userId, name: userName } = ctx.caller;
  const [sheet] = await readSheets(ctx, month, userId);
  const nothing = { minutes: 0, cents: 0, shifts: [], absences: [] };
  return { sheet: sheet ?? { userId, userName, state: 'open', decidedBy: '', ...nothing } };
};
