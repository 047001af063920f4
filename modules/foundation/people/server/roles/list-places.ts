import { rolePlaces } from '@fachwerk/auth/facade-roles';
import { listFranchisees } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { roleApi } from '../../contract-roles.ts';

/** By name; a company without locations has none to choose. */
export const listPlaces: UseCase<typeof roleApi.places> = async (ctx) => {
  const [locations, franchisees] = await Promise.all([ctx.app.hooks.find(rolePlaces)?.(ctx), listFranchisees(ctx)]);
  return { locations: [...(locations ?? [])], franchisees: franchisees.map(({ id, name }) => ({ id, name })) };
};

export async function placeNames(ctx: CompanyCtx): Promise<ReadonlyMap<string, string>> {
  const [locations, franchisees] = await Promise.all([ctx.app.hooks.find(rolePlaces)?.(ctx), listFranchisees(ctx)]);
  return new Map([...franchisees, ...(locations ?? [])].map(({ id, name }) => [id, name]));
}
