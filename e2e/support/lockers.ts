import { expect, type Locator, type Page, test } from '@playwright/test';
import { isSmall } from './screens.ts';
import type { Staff } from './staff.ts';

type Place = { readonly locationId: string; readonly locationName: string; readonly city: string };
export type Box = {
  readonly id: string;
  readonly number: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly controllerId: string;
  readonly channel: number;
  readonly doorState: string;
  readonly isOnline: boolean;
};
export type Device = {
  readonly id: string;
  readonly name: string;
  readonly locationId: string;
  readonly state: string;
};

/** The location of a city, as the person sees it. */
export async function placeIn(staff: Staff, city: string): Promise<Place> {
  const { walls } = await answer<{ walls: Place[] }>(staff.call('GET', '/location/walls'));
  return walls.find((wall) => wall.city === city)!;
}

/**
 * Boxes that nobody rents, so that nobody comes to open them meanwhile; those of the wide and of the phone's journey are not the same.
 * `from` keeps the journeys of one city apart.
 */
export async function freeBoxes(staff: Staff, city: string, { from = 0, count = 1 } = {}): Promise<Box[]> {
  const free = await boxesIn(staff, city, 'free');
  const ready = free.filter(({ doorState, isOnline }) => doorState === 'closed' && isOnline);
  const half = test.info().project.name === 'phone' ? Math.ceil(ready.length / 2) : 0;
  const boxes = ready.slice(half + from, half + from + count);
  expect(boxes, `free boxes in ${city}`).toHaveLength(count);
  return boxes;
}

export async function boxesIn(staff: Staff, city: string, state: 'free' | 'rented'): Promise<Box[]> {
  const { locationId } = await placeIn(staff, city);
  const data = { filter: { locationIds: [locationId], states: [state] }, sort: 'number', limit: 200 };
  return (await answer<{ locks: Box[] }>(staff.call('POST', '/location/locks', { data }))).locks;
}

/** Boxes whose number begins so. */
export async function boxesNamed(staff: Staff, search: string): Promise<Box[]> {
  const data = { filter: { search }, limit: 200 };
  return (await answer<{ locks: Box[] }>(staff.call('POST', '/location/locks', { data }))).locks;
}

/** Virtual controllers must have come before they can be told anything. */
export async function devicesIn(staff: Staff, city: string): Promise<Device[]> {
  const { locationId } = await placeIn(staff, city);
  const path = `/location/monitoring?kind=controller&locationId=${locationId}`;
  const list = async () => (await answer<{ controllers: Device[] }>(staff.call('GET', path))).controllers;
  await expect.poll(async () => (await list()).every(({ state }) => state === 'online')).toBe(true);
  return (await list()).sort((one, other) => one.name.localeCompare(other.name));
}

/** Makes a virtual lock, or its controller, misbehave or behave again. */
export async function simulate(
  staff: Staff,
  at: Pick<Box, 'controllerId'> & { channel: number | null },
  fault: string,
  isOn: boolean,
) {
  const { controllerId, channel: lock } = at;
  await answer(staff.call('POST', '/location/simulation', { data: { controllerId, lock, fault, isOn } }));
}

/** A row of a list, which on a small screen is a card. */
export function rowsOf(page: Page | Locator): Locator {
  return page.getByRole('row').or(page.getByRole('listitem'));
}

/** The panel beside a list; on a small screen it is a drawer behind a button. */
export async function filterPanel(page: Page): Promise<Locator> {
  const panel = isSmall(page)
    ? page.getByRole('dialog', { name: 'Filter' })
    : page.getByRole('complementary', { name: 'Filter' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Filter' }).first().click();
  await expect(panel).toBeVisible();
  return panel;
}

async function answer<T>(asked: ReturnType<Staff['call']>): Promise<T> {
  const got = await asked;
  expect(got.status(), await got.text()).toBe(200);
  return (await got.json()) as T;
}
