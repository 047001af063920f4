import { addPerson } from '@fachwerk/auth/testing';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { foundItems } from '@fachwerk/found-items/module';
import { openRentalChanges } from '@fachwerk/rental-changes/testing';
import { newId } from '@fachwerk/server/ids';
import { type BoxResult, stocktakeApi, stocktakeCapabilities } from '../contract.ts';
import { RIGHTS } from '../rules/differences.ts';
import { stocktakes } from './module.ts';

export const EVERYTHING = [...Object.keys(stocktakeCapabilities), ...Object.values(RIGHTS)];

/** A house of rentals with two technicians. */
export async function openStocktakes() {
  const world = await openRentalChanges(foundItems, stocktakes);
  const { app, city } = world;
  const technician = (name: string) => addPerson(app, city.id, { name, backendRoles: ['technician'], state: 'active' });
  const toni = await technician('Toni Technik');
  const ada = await technician('Ada Auge');

  const crew = (userId = toni, company: CompanyRef = city, capabilities: readonly string[] = EVERYTHING) =>
    app.as({ companyId: company.id, userId, capabilities });

  /** Begins one and answers with its sheet. */
  async function begin(locationId: string) {
    const { body } = await crew().call(stocktakeApi.start, { locationId });
    return (await crew().call(stocktakeApi.find, { id: body.id })).body;
  }

  type Given = { userId?: string; recordId?: string; text?: string; agoSeconds?: number };
  const check = (id: string, lockId: string, result: BoxResult, given: Given = {}) => {
    const { userId, recordId = newId(), text = '', agoSeconds = 0 } = given;
    return crew(userId).call(stocktakeApi.record, { id, recordId, kind: 'checked', lockId, result, text, agoSeconds });
  };
  const tell = (id: string, kind: 'paused' | 'resumed' | 'finished') =>
    crew().call(stocktakeApi.record, { id, recordId: newId(), kind, text: '', agoSeconds: 0 });

  async function putOut(companyId: string, lockId: string): Promise<void> {
    await app.db.rows(app.sql`
      update lockers.lock set out_cause = 'staff', out_since = ${app.time.now}, out_reason = 'Verbogen', out_person = 'Ada'
      where company_id = ${companyId} and id = ${lockId}`);
  }

  return { ...world, toni, ada, crew, begin, check, tell, putOut };
}

export type TestStocktakes = Awaited<ReturnType<typeof openStocktakes>>;
