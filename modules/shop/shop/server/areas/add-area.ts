import type { UseCase } from '@fachwerk/server/module';
import type { areaApi } from '../../contract-area.ts';
import { lockSettings } from '../settings/settings-store.ts';
import { addStoredArea } from './area-store.ts';
import { recordAreaChange, refuseTooMany, refuseUnknownCenter, withFreePostcode } from './change-areas.ts';

export const addArea: UseCase<typeof areaApi.add> = async (ctx, { area }) => {
  await lockSettings(ctx);
  refuseUnknownCenter(area);
  const id = ctx.newId();
  await withFreePostcode(area.postcode, () => addStoredArea(ctx, id, area));
  await refuseTooMany(ctx);
  await recordAreaChange(ctx, [], [area]);
  return { ...area, id, version: 1 };
};
