import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { openApp } from '@fachwerk/testing/app';
import { timeLogApi } from '../contract.ts';
import { timeTracking } from './module.ts';

/** People come from a token here, not from the access module: only its tables are used. */
const { authenticate: _, ...peopleTables } = access;

const BOSS = ['time_log.track', 'time_log.team', 'time_log.manage'];

/** A company with somebody who manages and two who work, and another company beside it. */
export async function openTimes() {
  const app = await openApp(companies, peopleTables, timeTracking);
  app.time.now = new Date('2026-11-16T12:00:00Z');
  const city = await createCompany(app.work(), { name: 'City', kind: 'franchisor' });
  const stranger = await createCompany(app.work(), { name: 'Fremd', kind: 'merchant' });
  const hire = (name: string, role: 'technician' | 'management', companyId = city.id) =>
    addPerson(app, companyId, { name, backendRoles: [role] });
  const [bossId, timoId, lenaId] = [
    await hire('Sabine Krüger', 'management'),
    await hire('Timo Brandt', 'technician'),
    await hire('Lena Böhm', 'technician'),
  ];
  const as = (userId: string, capabilities: readonly string[], companyId = city.id) =>
    app.as({ companyId, userId, capabilities });
  const boss = as(bossId, BOSS);

  let names = 0;
  const addProject = async (given: { budgetMonthlyCents?: number; hourlyRateCents?: number } = {}) => {
    const usual = { name: `Projekt ${++names}`, description: '', budgetMonthlyCents: null, hourlyRateCents: 6000 };
    return (await boss.call(timeLogApi.addProject, { project: { ...usual, ...given } })).body.id;
  };
  return {
    app,
    city,
    stranger,
    boss,
    timo: as(timoId, ['time_log.track']),
    lena: as(lenaId, ['time_log.track']),
    otherBoss: as(bossId, BOSS, stranger.id),
    ids: { boss: bossId, timo: timoId, lena: lenaId },
    addProject,
    mails: () =>
      app.db.rows<{ recipient: string; subject: string }>(
        app.sql`select recipient, subject from kit.mail where company_id = ${city.id} order by at, id`,
      ),
  };
}
