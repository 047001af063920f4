import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { openAccessRights, type TestAccessRights } from '../access-rights.for-tests.ts';

let world: TestAccessRights;
beforeAll(async () => {
  world = await openAccessRights();
});
afterAll(() => world.app.close());

test('the story is printed, with everything that happened, for nobody else', async () => {
  const rental = await world.rent({ place: await world.wall() });
  await world.open(rental);
  await world.end(rental);
  const { status, body } = await world.staff(world.city).call(accessRightApi.evidence, { id: rental.id });
  expect([status, body.contentType, body.fileName]).toEqual([
    200,
    'application/pdf',
    `miete-${rental.orderNumber}.pdf`,
  ]);
  expect(Buffer.from(body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  for (const company of [world.other, world.hamburg]) {
    const refused = await world.staff(company).call(accessRightApi.evidence, { id: rental.id });
    expect([refused.status, refused.body.code]).toEqual([404, 'rental.unknown']);
  }
});
