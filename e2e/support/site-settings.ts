import { expect } from '@playwright/test';
import type { Staff } from './staff.ts';

/** Changes settings of the site, and puts them back when the work is done. */
export async function withSite(administrator: Staff, change: object, work: () => Promise<void>): Promise<void> {
  const read = async () => (await administrator.call('GET', '/private/site')).json();
  const save = async (site: object, version: number) => {
    const answer = await administrator.call('POST', '/private/site', { data: { site, version } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const { version, logo: _, address: __, hosts: ___, isDemo: ____, ...before } = await read();
  await save({ ...before, ...change }, version);
  try {
    await work();
  } finally {
    await save(before, (await read()).version);
  }
}
