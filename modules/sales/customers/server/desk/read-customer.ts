import { visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { CustomerNote, CustomerStep, CustomerTag, customerApi } from '../../contract-staff.ts';
import { asPartnerSees } from '../../rules/customer.ts';
import { listAddresses } from '../record/address-store.ts';
import { peopleOf } from '../record/person.ts';
import { type GivenTag, listTagsOf } from '../tags/tag-store.ts';
import { findVisible, type Seen } from '../visible-customer.ts';
import { listNotes, type StoredNote } from './note-store.ts';

/** What happened lately; further back there are the lists of orders and rentals. */
const STEPS = 100;

/** A company of the network has a contract with them: what the account holds beside it, addresses and the network's own doings, is not its business. */
export const readCustomer: UseCase<typeof customerApi.find> = async (ctx, { id }) => {
  const found = await findVisible(ctx, id);
  const { network, isOfOwnNetwork } = found;
  const { erasedAt: _, ...customer } = found.customer;
  const notes = await listNotes(network, customer.id, await visibleCompanies(ctx));
  return {
    ...(isOfOwnNetwork ? customer : asPartnerSees(customer)),
    isOfOwnNetwork,
    tags: isOfOwnNetwork ? (await listTagsOf(network, [customer.id])).map(plainTag) : [],
    addresses: isOfOwnNetwork ? await listAddresses(network, customer.id) : [],
    notes: notes.map((note) => presentNote(ctx, note)),
    steps: await stepsOf(ctx, found),
  };
};

const plainTag = ({ id, name, colour }: GivenTag): CustomerTag => ({ id, name, colour });

function presentNote(ctx: Ctx, { personId, ...note }: StoredNote): CustomerNote {
  return { ...note, isOwn: personId === ctx.caller.userId };
}

/** Every module tells what it knows within the caller's sight; put together and worded here, in the caller's language. */
async function stepsOf(ctx: Ctx, { network, customer }: Seen): Promise<CustomerStep[]> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const people = await peopleOf(network, [customer]);
  const steps: CustomerStep[] = [];
  for (const { module, timeline } of ctx.app.personalData) {
    const told = [];
    for (const { person } of people) told.push(...((await timeline?.(ctx, person, STEPS)) ?? []));
    for (const { id, at, what, params, personName = '', path = null } of told) {
      steps.push({ id: `${module} ${id}`, at, source: module, sentence: t(what, params), personName, path });
    }
  }
  return steps.sort(newestFirst).slice(0, STEPS);
}

/** Ids are in the order of their making: they decide within one moment. */
function newestFirst(one: CustomerStep, other: CustomerStep): number {
  const idOf = ({ id, source }: CustomerStep) => id.slice(source.length);
  return other.at.getTime() - one.at.getTime() || (idOf(other) > idOf(one) ? 1 : -1);
}
