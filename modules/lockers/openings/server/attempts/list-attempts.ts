import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { openApi } from '../../contract.ts';
import { findAttempts } from './attempt-store.ts';

const PER_PAGE = 50;

export const listAttempts: UseCase<typeof openApi.attempts> = async (ctx, { filter }) => {
  const companyIds = await visibleCompanies(ctx);
  const found = await findAttempts(ctx, { ...filter, companyIds, limit: PER_PAGE + 1 });
  const attempts = found.slice(0, PER_PAGE);
  return { attempts, next: found.length > PER_PAGE ? attempts.at(-1)!.id : null };
};
