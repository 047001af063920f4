import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type timeLogApi, timeLogProblems } from '../../contract.ts';
import { findProject, saveStoredProject } from './project-store.ts';

const problem = problemsOf(timeLogProblems);

export const saveProject: UseCase<typeof timeLogApi.saveProject> = async (ctx, { project }) => {
  const before = await findProject(ctx, project.id);
  if (!before) throw problem('time_log.project_unknown');
  await saveStoredProject(ctx, project);
  const note = { subjectKind: 'time_project', subjectId: project.id, action: 'time_project.changed' };
  await audit(ctx, { ...note, before, after: project });
  return {};
};
