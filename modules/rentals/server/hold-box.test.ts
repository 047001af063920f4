import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentals, type TestPlace, type TestRentals } from './rentals.for-tests.ts';

let rentals: TestRentals;
beforeAll(async () => {
  rentals = await openRentals();
});
afterAll(() => rentals.house.close());

/** A wall of its own for each test. */
const wall = async (count = 1, given = {}): Promise<TestPlace> => {
  const place = await rentals.place(rentals.city, 'Wand', given);
  await rentals.boxes(place, count);
  return place;
};

test('a box is held for fifteen minutes, and the wall shows it as reserved', async () => {
  const place = await wall();
  const held = await rentals.hold({ place });
  expect(held).toMatchObject({ state: 'held', isNow: true, priceCents: 400, companyId: rentals.city.id });
  expect(held.holdExpiresAt).toEqual(new Date(rentals.house.time.now.getTime() + 15 * 60_000));
  expect(await rentals.stateOf(held)).toBe('reserved');
  await expect(rentals.hold({ place })).rejects.toMatchObject({ code: 'rental.size_unavailable' });
});

test('paid, it is active with a key and a PIN in the mail', async () => {
  const place = await wall();
  const rental = await rentals.rent({ place, email: 'ada@example.org' });
  expect(rental).toMatchObject({ state: 'active', customerName: 'Kim Kunde', holdExpiresAt: null });
  expect(await rentals.stateOf(rental)).toBe('rented');
  const mail = (await rentals.mails()).find(
    ({ recipient, subject }) => recipient === 'ada@example.org' && subject.includes('Zugangsdaten'),
  );
  expect(mail!.bodyText).toMatch(/PIN.*: \d{6}/);
  expect(mail!.bodyText).toMatch(/\/miete\/[\w-]{32}/);
  expect(await rentals.stepsOf(rental)).toEqual(
    expect.arrayContaining(['held', 'ordered', 'paid', 'started', 'access_sent']),
  );
});
