import { controllerApi } from '@fachwerk/devices/contract-controller';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { openRentalChanges, type TestRentalChanges } from '@fachwerk/rental-changes/testing';
import { accessRightApi } from '@fachwerk/rental-desk/contract';
import { accessRights } from '@fachwerk/rental-desk/module';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import type { TestPlace } from '@fachwerk/rentals/testing';
import { terminalApi } from '@fachwerk/terminals/contract';
import { terminals } from '@fachwerk/terminals/module';
import { wallApi } from '@fachwerk/walls/contract';
import { walls } from '@fachwerk/walls/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationDeskApi } from '../contract.ts';
import { locationDesk } from './module.ts';

let world: TestRentalChanges;
beforeAll(async () => {
  world = await openRentalChanges(accessRights, walls, terminals, locationDesk);
});
afterAll(() => world.app.close());

const STAFF = ['locks.read', 'locks.service', 'rentals.read', 'locations.read', 'controllers.manage'];
const staff = () => world.app.as({ companyId: world.city.id, capabilities: STAFF });
const onSite = () => ({ siteOf: world.city.id });

async function terminalAt({ id: locationId }: TestPlace): Promise<string> {
  const controller = { name: 'Eingang', kind: 'terminal', locationId, serial: '', note: '' } as const;
  const { token } = (await staff().call(controllerApi.add, { controller })).body.provisioning;
  return (await world.app.call(terminalApi.pair, { token }, onSite())).body.terminal;
}

/** Everybody who says how many boxes of a location are free, asked at the same moment. */
async function freeBoxes({ id: locationId }: TestPlace, terminal: string): Promise<Record<string, number>> {
  const filter = { states: ['free' as const], locationIds: [locationId] };
  const wall = (await staff().call(wallApi.wall, { locationId })).body;
  const overview = (await staff().call(wallApi.summaries, {})).body.walls;
  const onSale = (await world.app.call(rentalSiteApi.locations, {}, onSite())).body.locations;
  const period = { durationMinutes: 1 };
  const offer = (await world.app.call(rentalSiteApi.offer, { locationId, period }, onSite())).body;
  return {
    wall: wall.boxes.filter(({ state }) => state === 'free').length,
    overview: overview.find((each) => each.locationId === locationId)!.counts.free ?? 0,
    locks: (await staff().call(lockApi.list, { filter, sort: 'location', dir: 'asc', limit: 50 })).body.total,
    rentals: (await staff().call(accessRightApi.stats, { locationId })).body.freeBoxes,
    page: (await staff().call(locationDeskApi.checklist, { locationId })).body.boxes.free,
    site: onSale.find(({ id }) => id === locationId)?.freeBoxes ?? 0,
    offer: offer.sizes?.reduce((sum, { free }) => sum + free, 0) ?? 0,
    terminal: (await world.app.call(terminalApi.show, { terminal }, onSite())).body.freeBoxes,
  };
}

test('free is the same number everywhere, whatever happens to a box', async () => {
  const place = await world.place(world.city, 'Erfurt', { checkMinutes: 30 });
  const terminal = await terminalAt(place);
  const boxes = await world.boxes(place, 7);
  await world.boxes(place, 1, { isProven: false });
  const everywhere = async (free: number) => {
    const said = await freeBoxes(place, terminal);
    expect(said).toEqual(Object.fromEntries(Object.keys(said).map((who) => [who, free])));
  };
  await everywhere(7);
  await world.hold({ place, lockId: boxes[0]! });
  await everywhere(6);
  const rental = await world.rent({ place, lockId: boxes[1]! });
  await everywhere(5);
  await staff().call(lockApi.setService, { ids: [boxes[2]!], isInService: false, reason: 'Wird gereinigt' });
  await everywhere(4);
  await world.end(rental);
  await everywhere(4);
  world.later(31);
  await world.app.runJobs();
  await everywhere(6);
  await world.app.db.rows(world.app.sql`
    update locations.location set operator_email = '' where company_id = ${world.city.id} and id = ${place.id}`);
  await everywhere(0);
});
