import type { UseCase } from '@fachwerk/server/module';
import type { chatTextApi } from '../../contract-texts.ts';
import { listContainers } from './text-store.ts';

export const listTexts: UseCase<typeof chatTextApi.list> = async (ctx) => ({ containers: await listContainers(ctx) });
