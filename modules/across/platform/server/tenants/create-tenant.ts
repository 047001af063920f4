import { createCompany, inCompany } from '@fachwerk/companies/facade';
import { inviteFirstAdministrator } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { tenantApi } from '../../contract.ts';
import { tenantRecord } from './tenant-records.ts';

/** The company and its administrator come together or not at all. */
export const createTenant: UseCase<typeof tenantApi.create> = async (ctx, { name, kind, language, ...person }) => {
  const { id } = await createCompany(ctx, { name, kind, hasFreeCode: true, data: { defaultLanguage: language } });
  await inviteFirstAdministrator(inCompany(ctx, id), { ...person, language });
  return tenantRecord(ctx, id);
};
