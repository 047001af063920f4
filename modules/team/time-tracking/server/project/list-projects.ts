import type { UseCase } from '@fachwerk/server/module';
import type { timeLogApi } from '../../contract.ts';
import { monthOf, spanOfMonth } from '../../rules/month.ts';
import { findRunning, listTimeLogs } from '../log/time-log-store.ts';
import { listStoredProjects } from './project-store.ts';

export const listProjects: UseCase<typeof timeLogApi.projects> = async (ctx, { month = monthOf(ctx.now) }) => {
  const span = spanOfMonth(month);
  const { userId } = ctx.caller;
  const [projects, logs, running] = await Promise.all([
    listStoredProjects(ctx, span),
    listTimeLogs(ctx, { ...span, userId }),
    findRunning(ctx, userId),
  ]);
  const own = Map.groupBy(logs, ({ projectId }) => projectId);
  return {
    projects: projects.map((project) => ({
      ...project,
      timeLogs: own.get(project.id) ?? [],
      timeLog: running?.projectId === project.id ? running : null,
    })),
  };
};
