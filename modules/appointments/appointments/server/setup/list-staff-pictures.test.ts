import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSalon, type TestSalon } from '../appointments.for-tests.ts';
import { listStaffPictures } from './list-staff-pictures.ts';

let at: TestSalon;
beforeAll(async () => {
  at = await openSalon();
});
afterAll(() => at.app.close());

test('a picture knows whose portrait it is, also when they have left; another company hears nothing of it', async () => {
  const [portrait, other] = [newId(), newId()];
  await at.addStaff('Mia', [at.cut], { pictureId: portrait });
  await at.addStaff('Ben', [at.cut], { pictureId: portrait, isArchived: true });
  const usesIn = (companyId: string) => listStaffPictures({ ...at.app.work(), companyId }, [portrait, other]);
  const link = '/admin/appointments/setup';
  const uses = await usesIn(at.salon.id);
  expect(new Set(uses)).toEqual(
    new Set([
      { assetId: portrait, label: 'Mia', link },
      { assetId: portrait, label: 'Ben', link },
    ]),
  );
  expect(await usesIn(at.rival.id)).toEqual([]);
});
