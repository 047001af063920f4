import { accessProblems } from '@fachwerk/auth/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { listAudit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { userApi } from '../../contract.ts';
import { findUser } from '../users/user-store.ts';

const problem = problemsOf(accessProblems);
const PAGE = 50;

export const listUserAudit: UseCase<typeof userApi.audit> = async (ctx, { id, before = null }) => {
  const found = await listAudit(ctx, 'user', id, { before, limit: PAGE + 1 });
  // Somebody who was deleted still has a history; somebody of another company never had one here.
  if (found.length === 0 && !(await findUser(ctx, id))) throw problem('user.unknown');
  const entries = found.slice(0, PAGE);
  return { entries, next: found.length > PAGE ? entries.at(-1)!.id : null };
};
