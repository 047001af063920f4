import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { templateApi } from '../../contract-template.ts';
import { findOwnTemplate } from './find-own-template.ts';
import { about } from './save-template.ts';
import { removeTemplate as removeStored } from './template-store.ts';

export const removeTemplate: UseCase<typeof templateApi.remove> = async (ctx, { id }) => {
  const template = await findOwnTemplate(ctx, id);
  await removeStored(ctx, id);
  await audit(ctx, {
    subjectKind: 'board',
    subjectId: template.boardId,
    action: 'board.template_removed',
    before: about(template),
    address: ctx.request.address,
  });
  return {};
};
