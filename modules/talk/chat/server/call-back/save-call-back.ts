import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { chatProblems } from '../../contract.ts';
import type { chatTextApi } from '../../contract-texts.ts';
import { findConversation } from '../conversation/conversation-store.ts';
import { saveCallBackRow } from './call-back-store.ts';

const problem = problemsOf(chatProblems);

export const saveCallBack: UseCase<typeof chatTextApi.saveCallBack> = async (ctx, { callBack }) => {
  if (callBack.chatId && !(await findConversation(ctx, callBack.chatId))) throw problem('chat.unknown');
  const saved = await saveCallBackRow(ctx, callBack.id ?? ctx.newId(), callBack);
  if (!saved) throw problem('chat.call_back_unknown');
  return saved;
};
