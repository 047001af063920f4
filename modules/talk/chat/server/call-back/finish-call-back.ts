import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatTextApi } from '../../contract-texts.ts';
import { markCallBack } from './call-back-store.ts';

const problem = problemsOf(chatProblems);

export const finishCallBack: UseCase<typeof chatTextApi.doneCallBack> = async (ctx, { id, isDone }) => {
  if (!(await markCallBack(ctx, id, isDone))) throw problem('chat.call_back_unknown');
  const action = isDone ? 'call_back.done' : 'call_back.reopened';
  await audit(ctx, { subjectKind: 'call_back', subjectId: id, action, address: ctx.request.address });
  return {};
};
