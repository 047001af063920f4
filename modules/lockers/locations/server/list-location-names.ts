import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import type { locationApi } from '../contract.ts';
import { listLocationKeys } from './location-key-store.ts';

/** Everything else of a location is left out: a network has hundreds, and every field that chooses one asks for them. */
export const listLocationNames: UseCase<typeof locationApi.names> = async (ctx) => {
  const keys = await listLocationKeys(ctx);
  return {
    locations: keys.map(({ id, companyId, names, city }) => ({
      id,
      companyId,
      name: textIn(names, ctx.language),
      city,
    })),
  };
};
