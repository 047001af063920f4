import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { placesAt } from '@fachwerk/server/places';
import type { Hit, searchApi } from '../contract.ts';
import { typed } from '../rules/typed.ts';
import { findAppointments } from './find-appointments.ts';
import { findBoxes } from './find-boxes.ts';
import { findInvoices, findOrders, findRentals } from './find-dealings.ts';
import { findInquiries } from './find-inquiries.ts';
import { findAtPlace, findCustomers, findFranchisees, findUsers } from './find-people.ts';
import { findDevices, findLocations } from './find-places.ts';
import type { Wanted } from './finder.ts';

const nothing: Promise<Hit[]> = Promise.resolve([]);

/** Whoever may not read a kind of thing does not find it either: each finder asks for the capability of the list behind it. */
export const findAnything: UseCase<typeof searchApi.find> = async (ctx, { search }) => {
  const { capabilities } = ctx.caller;
  const wanted: Wanted = {
    ctx,
    typed: typed(search),
    companyIds: await visibleCompanies(ctx),
    networkId: await networkOf(ctx),
  };
  const whoMay = (capability: string, find: () => Promise<Hit[]>) => (capabilities.has(capability) ? find() : nothing);
  /** The same for finders that honour places: who has it at some places only finds what is there. */
  const whoMayThere = (capability: string, find: (wanted: Wanted) => Promise<Hit[]>) => {
    const places = placesAt({ access: `staff:${capability}`, places: true }, ctx.caller);
    return capabilities.has(capability) || places ? find({ ...wanted, ctx: { ...ctx, places } }) : nothing;
  };

  const [boxes, customers, locations, devices, users, invoices, franchisees, inquiries, appointments] =
    await Promise.all([
      whoMayThere('locks.read', findBoxes),
      whoMay('customers.read', () => findCustomers(wanted)),
      whoMayThere('locations.read', findLocations),
      whoMayThere('controllers.read', findDevices),
      whoMay('users.read', () => findUsers(wanted)),
      whoMay('orders.read', () => findInvoices(wanted)),
      whoMay('franchisees.read', () => findFranchisees(wanted)),
      whoMay('inquiries.manage', () => findInquiries(wanted)),
      whoMay('appointments.read', () => findAppointments(wanted)),
    ]);
  const trace = {
    customerIds: customers.map(({ id }) => id),
    lockIds: boxes.map(({ id }) => id),
    atPlace: customers.length === 0 && capabilities.has('customers.read') ? await findAtPlace(wanted) : null,
  };
  const [rentals, orders] = await Promise.all([
    whoMayThere('rentals.read', (there) => findRentals(there, trace)),
    whoMay('orders.read', () => findOrders(wanted, trace)),
  ]);
  return {
    hits: [
      ...boxes,
      ...rentals,
      ...appointments,
      ...customers,
      ...invoices,
      ...orders,
      ...inquiries,
      ...locations,
      ...devices,
      ...users,
      ...franchisees,
    ],
  };
};
