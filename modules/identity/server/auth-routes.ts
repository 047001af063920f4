import type { Job } from '@fachwerk/server/jobs';
import type { Route } from '@fachwerk/server/module';

export const authRoutes: readonly Route[] = [];
export const authJobs: readonly Job[] = [];
