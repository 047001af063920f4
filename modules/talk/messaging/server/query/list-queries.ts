import type { UseCase } from '@fachwerk/server/module';
import type { messageApi } from '../../contract.ts';
import { listSaved } from './query-store.ts';

export const listQueries: UseCase<typeof messageApi.queries> = async (ctx) => ({ queries: await listSaved(ctx) });
