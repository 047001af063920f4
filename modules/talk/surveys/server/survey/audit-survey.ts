import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';

type Action = 'created' | 'saved' | 'published' | 'closed' | 'reopened' | 'deleted' | 'invited' | 'reminded';

export async function auditSurvey(ctx: Ctx, id: string, action: Action, after: object = {}): Promise<void> {
  const about = { subjectKind: 'survey', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: `survey.${action}`, after });
}
