import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type alertApi, alertProblems } from '../../contract.ts';
import { lockAlert } from '../alert-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { aboutAlert } from './change-alert.ts';
import { addComments } from './comment-store.ts';

const problem = problemsOf(alertProblems);

export const commentAlert: UseCase<typeof alertApi.comment> = async (ctx, { id, text }) => {
  const alert = await lockAlert(ctx, id);
  if (!alert) throw problem('alert.unknown');
  const owner = inCompany(ctx, alert.companyId);
  const [comment] = await addComments(owner, [id], text);
  await audit(owner, {
    subjectKind: 'alert',
    subjectId: id,
    action: 'alert.commented',
    after: { ...aboutAlert(alert), text },
    address: ctx.request.address,
  });
  await notifyWatchers(owner, 'changed', [
    { kind: alert.kind, subjectId: alert.subject.id, locationId: alert.locationId },
  ]);
  return comment!;
};
