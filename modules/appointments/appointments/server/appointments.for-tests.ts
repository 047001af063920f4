import { access } from '@fachwerk/auth/module';
import { addMinutes, WEEKDAYS } from '@fachwerk/base/time';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { customers } from '@fachwerk/customers/module';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { type ServiceData, type StaffData, setupApi } from '../contract.ts';
import { appointmentApi } from '../contract-appointment.ts';
import { appointments } from './module.ts';

/** Test tokens name the users: of these modules only tables are used. */
const { authenticate: _, ...peopleTables } = access;
const { customerOf: _customers, ...customerTables } = customers;

const ALL = ['appointments.read', 'appointments.edit', 'appointments.manage'];

/** Two salons with a site each; the first has Tina and Otto, who work from nine to five. It is Monday, eight o'clock local time. */
export async function openSalon(options: AppOptions = {}, ...modules: Module[]) {
  const app = await openAppWith(options, companies, peopleTables, customerTables, sites, appointments, ...modules);
  app.time.now = new Date('2026-11-16T07:00:00Z');
  const open = async (name: string) => {
    const company = await createCompany(app.work(), {
      name,
      kind: 'merchant',
      isDemo: true,
      data: { email: `post@${name.toLowerCase()}.example` },
    });
    await addDomain(app, company.id, siteHostFor(company.id));
    return company;
  };
  const salon = await open('Linde');
  const rival = await open('Rival');
  const desk = app.as({ companyId: salon.id, capabilities: ALL });
  const rivalDesk = app.as({ companyId: rival.id, capabilities: ALL });

  const addService = async (given: Partial<ServiceData> = {}, by = desk) => {
    const usual = {
      name: { de: 'Haarschnitt', en: 'Haircut' },
      description: {},
      durationMinutes: 60,
      beforeMinutes: 0,
      afterMinutes: 0,
    };
    const service = {
      ...usual,
      priceCents: 4500,
      isPrepaid: false,
      vatPercent: 19 as const,
      isOnline: true,
      isLeisure: false,
      variants: [],
      addons: [],
      roomIds: [],
      isArchived: false,
      ...given,
    };
    const { id } = (await by.call(setupApi.saveService, { service })).body;
    // Who offers it, a test says by `addStaff`.
    await app.db.write(
      app.sql`delete from appointments.staff_service where company_id in (${salon.id}, ${rival.id}) and service_id = ${id}`,
    );
    return id;
  };
  const addStaff = async (name: string, serviceIds: string[], given: Partial<StaffData> = {}, by = desk) => {
    const hours = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '17:00' }));
    const staff = {
      name,
      userId: null,
      hours,
      serviceIds,
      role: '',
      pictureId: null,
      isOnline: true,
      isArchived: false,
      ...given,
    };
    return (await by.call(setupApi.saveStaff, { staff })).body.id;
  };
  const cut = await addService();
  const tina = await addStaff('Tina', [cut]);
  const otto = await addStaff('Otto', [cut]);
  /** Local time of the salon, in winter. */
  const at = (text: string) => new Date(`${text}:00+01:00`);
  const KIM = { name: 'Kim Beispiel', email: 'kim@kunde.example', phone: '' };
  const book = (
    startsAt: Date,
    staffId = tina,
    given: { repeat?: { weeks: 1; count: number }; serviceId?: string; variantId?: string; addonIds?: string[] } = {},
    by = desk,
  ) => by.call(appointmentApi.book, { serviceId: cut, staffId, startsAt, customer: KIM, staffNote: '', ...given });
  const mails = () =>
    app.db.rows<{
      recipient: string;
      subject: string;
      bodyText: string;
      attachments: { params: { isCancelled: boolean } }[];
    }>(
      app.sql`select recipient, subject, body_text, attachments from kit.mail where company_id = ${salon.id} order by at, id`,
    );
  const later = (minutes: number) => {
    app.time.now = addMinutes(app.time.now, minutes);
  };
  return { app, salon, rival, desk, rivalDesk, cut, tina, otto, at, book, mails, later, addService, addStaff, KIM };
}
export type TestSalon = Awaited<ReturnType<typeof openSalon>>;
