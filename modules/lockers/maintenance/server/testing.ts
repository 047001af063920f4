import { alerts } from '@fachwerk/alerts/module';
import { access } from '@fachwerk/auth/module';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { deviceCapabilities } from '@fachwerk/devices/contract';
import { eventsReported, telemetryReported } from '@fachwerk/devices/facade-hooks';
import { devices } from '@fachwerk/devices/module';
import { addController } from '@fachwerk/devices/testing';
import type { DeviceEvent, LockReading, Telemetry } from '@fachwerk/devices/wire';
import { limits } from '@fachwerk/limits/module';
import { locations } from '@fachwerk/locations/module';
import { addLocation } from '@fachwerk/locations/testing';
import { lockerCapabilities } from '@fachwerk/lockers/contract';
import { lockers } from '@fachwerk/lockers/module';
import { addBox } from '@fachwerk/lockers/testing';
import { logs } from '@fachwerk/logs/module';
import { openingCapabilities } from '@fachwerk/openings/contract';
import { openings } from '@fachwerk/openings/module';
import { pricing } from '@fachwerk/pricing/module';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { openApp } from '@fachwerk/testing/app';
import { walls } from '@fachwerk/walls/module';
import { maintenance } from './module.ts';

export { connectDevice, connectWith, openDevice, provisioned, TestDevice } from './device.for-tests.ts';

/** Everything from the controller to the page of a lock. */
export const lockModules = [limits, devices, lockers, openings, walls, maintenance] as const;

export type TestLocks = Awaited<ReturnType<typeof openLocks>>;
export type TestLocation = { readonly id: string; readonly companyId: string; readonly controllerId: string };

/** A size without a price. */
export const UNPRICED = 'XL';

/** What tests look at; there is more. */
type BoxRow = {
  readonly state: string;
  readonly outCause: string | null;
  readonly occupiedKind: string | null;
  readonly openedAt: Date | null;
};

export const EVERYTHING = Object.keys({ ...deviceCapabilities, ...lockerCapabilities, ...openingCapabilities });

/** A franchisor, its franchisee and a stranger, each with a location and a controller that is online. */
export async function openLocks() {
  const { authenticate: _, ...withoutSignIn } = access;
  const app = await openApp(companies, withoutSignIn, logs, pricing, locations, alerts, ...lockModules);
  const { db, sql } = app;
  const ctx = app.work();
  const city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  const hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: city.code });
  const other = await createCompany(ctx, { name: 'Other', kind: 'franchisor' });
  const groups = new Map<string, string>();
  for (const { id } of [city, other]) {
    await addBoxSizes(app, id, ['S', 'M', 'L', UNPRICED]);
    groups.set(id, await addPriceGroup(app, id, { S: 200, M: 300, L: 400 }));
  }

  async function location(
    company: CompanyRef,
    name: string,
    given: { operatorEmail?: string } = {},
  ): Promise<TestLocation> {
    const networkId = company === hamburg ? city.id : company.id;
    const place = {
      networkId,
      name,
      city: `${name}stadt`,
      priceGroupId: groups.get(networkId),
      maxDurationMinutes: 1440,
    };
    const id = await addLocation(app, { companyId: company.id, ...place, ...given });
    return { id, companyId: company.id, controllerId: await controller(company.id, id) };
  }

  const controller = (companyId: string, locationId: string) => addController(app, companyId, locationId);

  let counter = 0;
  /** A box in service, on the next channel and in the next column. */
  async function lock(
    at: TestLocation,
    given: { number?: string; sizeCode?: string; row?: number; isProven?: boolean } = {},
  ) {
    const channel = ++counter;
    const number = given.number ?? String(channel);
    const { id: locationId, companyId, controllerId } = at;
    const place = { companyId, locationId, controllerId, channel, isKnown: false };
    const id = await addBox(app, { ...given, ...place, number });
    return { id, channel, number };
  }

  const inCompany = (companyId: string): CompanyCtx => ({ ...app.work(), companyId });
  const world = () => ({ db, url: app.url, app: app.app, now: () => app.time.now });
  let messages = 0;

  function telemetry(given: Partial<Telemetry> & { locks: LockReading[] }): Telemetry {
    return { id: `message-${++messages}`, at: app.time.now, firmware: '1.0', queue: 0, ...given };
  }

  const message = <Body>(at: TestLocation, body: Body) => ({
    companyId: at.companyId,
    controllerId: at.controllerId,
    receivedAt: app.time.now,
    body,
  });

  /** A controller reports, now. */
  const report = (at: TestLocation, ...given: (Partial<LockReading> & { lock: number })[]) =>
    app.app.hooks.get(telemetryReported)(world(), [message(at, telemetry({ locks: given.map(reading) }))]);

  const happen = (at: TestLocation, ...given: (Partial<DeviceEvent> & { lock: number })[]) =>
    app.app.hooks.get(eventsReported)(
      world(),
      given.map((each) =>
        message(at, {
          id: `event-${++messages}`,
          at: app.time.now,
          lockState: 'locked' as const,
          doorState: 'closed' as const,
          ...each,
        }),
      ),
    );

  const by = (company: CompanyRef, capabilities: readonly string[] = EVERYTHING) =>
    app.as({ companyId: company.id, userId: newId(), capabilities });

  /** Types of what the log tells of a lock, oldest first. */
  async function logOf(companyId: string, lockId: string): Promise<string[]> {
    const rows = await db.rows<{ type: string }>(
      sql`select type from logs.log_entry where company_id = ${companyId} and lock_id = ${lockId} order by at, id`,
    );
    return rows.map(({ type }) => type);
  }

  async function openAlerts(companyId: string, lockId: string): Promise<string[]> {
    const rows = await db.rows<{ kind: string }>(sql`
      select kind from alerts.open_alert_view where company_id = ${companyId} and subject_id = ${lockId} order by kind`);
    return rows.map(({ kind }) => kind);
  }

  async function stateOf(companyId: string, lockId: string): Promise<BoxRow> {
    return (await db.first<BoxRow>(
      sql`select * from lockers.box_view where company_id = ${companyId} and id = ${lockId}`,
    ))!;
  }

  /** The live hints of a company, oldest first. */
  async function hints(company: CompanyRef): Promise<Record<string, unknown>[]> {
    const rows = await db.rows<{ payload: Record<string, unknown> }>(sql`
      select payload from kit.stream_event
      where company_id = ${company.id} and stream in ('devices', 'lockers', 'openings') order by seq`);
    return rows.map(({ payload }) => payload);
  }

  const berlin = await location(city, 'Berlin');
  const altona = await location(hamburg, 'Altona');
  const abroad = await location(other, 'Fremde');

  return {
    app,
    city,
    hamburg,
    other,
    berlin,
    altona,
    abroad,
    location,
    controller,
    lock,
    inCompany,
    world,
    telemetry,
    message,
    report,
    happen,
    by,
    logOf,
    openAlerts,
    stateOf,
    hints,
  };
}

/** The first page of a list, in its usual order. */
export const PAGE = { sort: 'location', dir: 'asc', limit: 50 } as const;

/** A lock that is well, closed and locked, but for what is given. */
export function reading(given: Partial<LockReading> & { lock: number }): LockReading {
  return { lockState: 'locked', doorState: 'closed', battery: 80, signal: 70, temperature: 12, ...given };
}

export function later(locks: TestLocks, minutes: number): void {
  locks.app.time.now = new Date(locks.app.time.now.getTime() + minutes * 60_000);
}
