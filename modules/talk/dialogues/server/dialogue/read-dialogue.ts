import type { UseCase } from '@fachwerk/server/module';
import type { dialogueApi } from '../../contract.ts';
import { findDialogue } from './dialogue-store.ts';

export const readDialogue: UseCase<typeof dialogueApi.find> = (ctx, { id }) => findDialogue(ctx, id);
