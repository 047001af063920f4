import type { UseCase } from '@fachwerk/server/module';
import type { teamApi } from '../../contract-team.ts';
import { readSheets } from './read-sheets.ts';

export const showSheets: UseCase<typeof teamApi.sheets> = async (ctx, { month }) => ({
  sheets: await readSheets(ctx, month),
});
