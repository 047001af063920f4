import { Role } from '@fachwerk/auth/contract';
import type { FranchiseeCompany } from '@fachwerk/companies/facade';
import { type CompanyPerson, listPeopleOf } from '@fachwerk/people/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Franchisee, FranchiseeUser } from '../contract.ts';
import { listAgreements, listLocations, type StoredAgreement } from './franchise-store.ts';

export async function franchiseesOf(ctx: Ctx, companies: readonly FranchiseeCompany[]): Promise<Franchisee[]> {
  const ids = companies.map(({ id }) => id);
  const [agreements, people, locations] = await Promise.all([
    listAgreements(ctx, ids),
    listPeopleOf(ctx, ids),
    listLocations(ctx, ids),
  ]);
  const peopleOf = Map.groupBy(people, ({ companyId }) => companyId);
  const locationsOf = Map.groupBy(locations, ({ companyId }) => companyId);
  return companies.map((company) => ({
    ...franchiseeData(company, agreements.get(company.id)!),
    users: (peopleOf.get(company.id) ?? []).map(presentPerson),
    locations: (locationsOf.get(company.id) ?? []).map(({ companyId: _, ...location }) => location),
  }));
}

/**
 * The company and the agreement as one record. Either of their versions rises with a change and none ever falls, so the sum is
 * the same exactly when nothing has changed.
 */
export function franchiseeData(company: FranchiseeCompany, { version, ...agreement }: StoredAgreement) {
  const { id, code, name, legalName, address, phone, email, vatId, defaultLanguage, createdAt } = company;
  const { legalForm, representedBy, registerCourt, registerNumber } = company;
  const legal = { legalForm, representedBy, registerCourt, registerNumber };
  const data = { id, code, name, legalName, ...legal, address, phone, email, vatId, defaultLanguage, createdAt };
  return { ...data, ...agreement, version: company.version + version };
}

function presentPerson({
  id,
  name,
  email,
  backendRoles,
  ownRoleNames,
  state,
  hasPassword,
  lastSignInAt,
}: CompanyPerson): FranchiseeUser {
  const isInvited = state === 'active' && !hasPassword;
  const roles = Role.options.filter((role) => backendRoles.includes(role));
  const shown = isInvited ? 'invited' : state;
  return { id, name, email, roles, ownRoles: [...ownRoleNames], state: shown, lastSignInAt };
}
