import { jobsOf } from '@fachwerk/server/job-list';
import type { Job } from '@fachwerk/server/jobs';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';

/** They take a moment and share one part of the hands: files that nobody needs any more, signs to devices, what begins before a company is known. */
const OF_NO_COMPANY = [
  'access.send-reset-mail',
  'boards.remove-card-file',
  'chat.remove-file',
  'controller.cut_off',
  'dashboard.remove-news-pictures',
  'item-options.draw-demo-pictures',
  'item-options.fill-demo-library',
  'locations.remove-image',
  'media.remove-files',
  'people.remove-avatar',
  'presence.raise_after_quiet',
  'prices.changed:lockers',
  'simulation.tell',
  'sites.remove-logo',
  'surveys.remove-file',
];

const fieldsOf = ({ payload }: Job) =>
  Object.keys((payload as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {});

test('every job says whose it is, so that no company takes the hands of the others', () => {
  const silent = [...jobsOf(modules).values()]
    .filter((job) => !job.cron && job.name !== 'event' && !fieldsOf(job).includes('companyId'))
    .map(({ name }) => name);
  expect(silent.toSorted()).toEqual(OF_NO_COMPANY.toSorted());
});
