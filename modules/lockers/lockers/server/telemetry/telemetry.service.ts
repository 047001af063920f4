import type { Service } from '@fachwerk/server/module';
import { ensureDays } from './telemetry-days.ts';

/** The first message needs a place: its days are there before the broker takes anything in. */
export const telemetryService: Service = {
  name: 'telemetry',
  start: async ({ db, now }) => {
    await ensureDays(db, now());
    return { stop: async () => {} };
  },
};
