import type { UseCase } from '@fachwerk/server/module';
import type { boardApi } from '../../contract.ts';
import { listBoards as storedBoards } from './board-store.ts';

export const listBoards: UseCase<typeof boardApi.list> = async (ctx) => ({ boards: await storedBoards(ctx) });
