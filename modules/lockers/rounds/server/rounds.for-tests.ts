import { raiseAlert } from '@fachwerk/alerts/facade';
import { addPerson } from '@fachwerk/auth/testing';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { maintenance } from '@fachwerk/maintenance/module';
import { openRentalChanges } from '@fachwerk/rental-changes/testing';
import { newId } from '@fachwerk/server/ids';
import { walls } from '@fachwerk/walls/module';
import { roundCapabilities } from '../contract.ts';
import { roundApi } from '../contract-round.ts';
import { rightToSettle } from '../rules/work.ts';
import { rounds } from './module.ts';

const EVERYTHING = [...Object.keys(roundCapabilities), ...Object.values(rightToSettle)];

export type TestRounds = Awaited<ReturnType<typeof openRounds>>;

/** A house of rentals with rounds; the franchisor has a technician. */
export async function openRounds() {
  const world = await openRentalChanges(walls, maintenance, rounds);
  const { app, city } = world;
  const technicianId = await addPerson(app, city.id, {
    name: 'Toni Technik',
    backendRoles: ['technician'],
    state: 'active',
  });

  const crew = (company: CompanyRef, userId = technicianId, capabilities: readonly string[] = EVERYTHING) =>
    app.as({ companyId: company.id, userId, capabilities });

  /** A location with a box, at a place on a line to the east. */
  async function wallAt(
    name: string,
    longitude: number,
    given: Parameters<typeof world.place>[2] = {},
    company = city,
  ) {
    const place = await world.place(company, name, given);
    const [box] = await world.boxes(place, 1, { sizeCode: 'S' });
    await app.db.rows(app.sql`
      update locations.location set latitude = 52.5, longitude = ${longitude} where company_id = ${company.id} and id = ${place.id}`);
    return { ...place, lockId: box! };
  }

  /** Its lock jams. */
  async function jam(at: Awaited<ReturnType<typeof wallAt>>) {
    const { alertId } = await raiseAlert(world.scoped(at.companyId), {
      kind: 'jam',
      subject: { kind: 'lock', id: at.lockId, name: '1' },
      location: { id: at.id, name: 'Wand' },
    });
    return alertId;
  }

  async function plan(locationIds: readonly string[], given: { company?: CompanyRef; technicianId?: string } = {}) {
    const answer = await crew(given.company ?? city).call(roundApi.add, {
      day: '2026-03-02',
      startsAt: '08:00',
      technicianId: given.technicianId ?? technicianId,
      locationIds: [...locationIds],
      start: null,
    });
    return answer;
  }

  /** A planned round as the phone reads it. */
  async function sheet(locationIds: readonly string[]) {
    const { body } = await plan(locationIds);
    return (await crew(city).call(roundApi.find, { id: body.id })).body;
  }

  const tick = (id: string, taskId: string, recordId = newId()) =>
    crew(city).call(roundApi.record, { id, recordId, kind: 'done', taskId, text: '', count: 0, agoSeconds: 0 });

  return { ...world, technicianId, crew, wallAt, jam, plan, sheet, tick };
}
