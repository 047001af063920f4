import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { extraProblems } from '../../contract-extra.ts';
import { lockUsableGroups } from '../extra/group-store.ts';
import { saveGroupsOf } from './options-store.ts';

const problem = problemsOf(extraProblems);

/** Which groups of extras a locked item has, in their order. The version is raised by the caller (`saveHead`). */
export async function writeGroups(ctx: Ctx, itemId: string, given: readonly string[]): Promise<void> {
  const groupIds = [...new Set(given)];
  const refusal = await lockUsableGroups(ctx, groupIds);
  if (refusal) throw problem(refusal);
  await saveGroupsOf(ctx, itemId, groupIds);
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.extras_saved',
    address: ctx.request.address,
  });
}
