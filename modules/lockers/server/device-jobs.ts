import type { Job } from '@fachwerk/server/jobs';

export const deviceJobs: readonly Job[] = [];
