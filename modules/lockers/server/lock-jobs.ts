import type { Job } from '@fachwerk/server/jobs';
import type { Service } from '@fachwerk/server/module';
import { forgetHistory, noteAlarms } from './box-jobs.ts';
import { keepWarmJob } from './keep-warm.job.ts';
import { findUnseenLocks } from './lock-unseen.job.ts';
import { keepTelemetry, telemetryPartitions } from './telemetry-keep.ts';

export const lockJobs: readonly Job[] = [findUnseenLocks, keepWarmJob, noteAlarms, forgetHistory, keepTelemetry];

/** Before the broker: its first message needs a place. */
export const lockServices: readonly Service[] = [telemetryPartitions];
