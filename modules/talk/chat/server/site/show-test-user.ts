import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatSiteApi } from '../../contract-site.ts';
import { demoUser } from '../demo/demo-chats.ts';

const problem = problemsOf(chatProblems);

/** Only demo companies have test users. */
export const showTestUser: UseCase<typeof chatSiteApi.testUser> = async (ctx, { id }) => {
  const company = await findCompany(ctx);
  const user = company?.isDemo ? demoUser(id) : undefined;
  if (!user) throw problem('chat.unknown');
  return user;
};
