import { beforeAndAfter, changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type siteApi, siteProblems, siteStream } from '../../contract.ts';
import { whyNotSave } from '../../rules/site-data.ts';
import { lockSite, saveSite } from '../site-store.ts';
import { settingsOf } from './site-settings.ts';

const problem = problemsOf(siteProblems);

export const saveSiteSettings: UseCase<typeof siteApi.save> = async (ctx, { site: data, version }) => {
  const known = await lockSite(ctx);
  const current = await settingsOf(ctx, known);
  if (current.version !== version)
    throw problem('site.changed_meanwhile', {}, { conflict: saveConflict(current, data) });
  const refusal = whyNotSave(data, current.hosts);
  if (refusal) throw problem(refusal);
  const changes = changesOf(known.site, data);
  if (changes.length === 0) return current;

  await saveSite(ctx, data);
  await audit(ctx, {
    subjectKind: 'site',
    subjectId: ctx.companyId,
    action: 'site.changed',
    ...beforeAndAfter(changes),
    address: ctx.request.address,
  });
  await publish(ctx, siteStream, { type: 'changed' });
  return settingsOf(ctx, { ...known, site: { ...known.site, ...data, version: version + 1 } });
};
