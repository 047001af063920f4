import type { Job } from '@fachwerk/server/jobs';

export const lockJobs: readonly Job[] = [];
