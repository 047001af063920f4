import type { UseCase } from '@fachwerk/server/module';
import type { areaApi } from '../../contract-area.ts';
import { listAreas } from './area-store.ts';

export const showAreas: UseCase<typeof areaApi.list> = async (ctx) => ({ areas: await listAreas(ctx) });
