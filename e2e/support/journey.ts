import { test as base, expect } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { type StaffDoor, staffOf } from './staff.ts';

export { expect };

type Fixtures = { readonly complaints: Complaints; readonly staff: StaffDoor };

/** A journey through the product; it fails on whatever a browser complained about on the way. */
export const test = base.extend<Fixtures>({
  // What moves cannot be measured; the product itself stands still for those who ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      await complaints.listen(context);
      await use(complaints);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  staff: async ({ playwright, browser, baseURL, complaints }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    const atEnd = (work: () => Promise<unknown>) => void ends.push(work);
    await use(staffOf({ playwright, browser, baseURL: baseURL!, complaints, atEnd }));
    for (const end of ends) await end();
  },
});
