import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { importersOf, sayTo } from '../present-import.ts';

export const listKinds: UseCase<typeof importApi.kinds> = async (ctx) => {
  const say = await sayTo(ctx);
  return {
    kinds: importersOf(ctx).map(({ kind, fields }) => ({
      kind,
      name: say(`import.kind.${kind}`),
      fields: fields.map(({ name, isRequired = false }) => ({
        name,
        label: say(`import.${kind}.${name}`),
        isRequired,
      })),
    })),
  };
};
