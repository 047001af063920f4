import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { timeLogApi } from '../../contract.ts';
import { addStoredProject } from './project-store.ts';

export const addProject: UseCase<typeof timeLogApi.addProject> = async (ctx, { project }) => {
  const id = ctx.newId();
  await addStoredProject(ctx, id, project);
  await audit(ctx, { subjectKind: 'time_project', subjectId: id, action: 'time_project.added', after: project });
  return { id };
};
