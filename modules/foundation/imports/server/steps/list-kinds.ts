import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { importersOf, sayTo } from '../present-import.ts';

export const listKinds: UseCase<typeof importApi.kinds> = async (ctx) => {
  const t = await sayTo(ctx);
  return {
    kinds: importersOf(ctx).map(({ kind, fields }) => ({
      kind,
      name: t(`import.kind.${kind}`),
      fields: fields.map(({ name, isRequired = false }) => ({
        name,
        label: t(`import.${kind}.${name}`),
        isRequired,
      })),
    })),
  };
};
