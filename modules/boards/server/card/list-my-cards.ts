import type { UseCase } from '@fachwerk/server/module';
import type { cardApi } from '../../contract-card.ts';
import { listMine } from './card-store.ts';

export const listMyCards: UseCase<typeof cardApi.mine> = async (ctx) => ({ cards: await listMine(ctx) });
