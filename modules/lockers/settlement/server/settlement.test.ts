import { openStays, type TestStays } from '@fachwerk/active-rentals/testing';
import { addPerson } from '@fachwerk/auth/testing';
import { eInvoices } from '@fachwerk/e-invoices/module';
import { franchise } from '@fachwerk/franchise/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settlementApi } from '../contract.ts';
import { settlement } from './module.ts';

let world: TestStays;
beforeAll(async () => {
  world = await openStays(franchise, eInvoices, settlement);
});
afterAll(() => world.app.close());

const NOBODY = '01890000-0000-7000-8000-000000000000';
const ALL = ['settlements.read', 'settlements.issue', 'settlements.decide'];
const franchisor = () => world.app.as({ companyId: world.city.id, capabilities: ALL });
const franchisee = () => world.app.as({ companyId: world.hamburg.id, capabilities: ALL });
const stranger = () => world.app.as({ companyId: world.other.id, capabilities: ALL });

/** A month of its own each time: what one test settles, no other finds settled. */
let month: string;
let year = 2026;
beforeEach(() => {
  year++;
  month = `${year}-03`;
  world.app.time.now = new Date(`${year}-03-10T10:00:00Z`);
});

async function sell(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const [lockId] = await world.boxes(world.altona, 1);
    await world.rent({ place: world.altona, lockId: lockId!, durationMinutes: 60 });
  }
}
const over = () => {
  world.app.time.now = new Date(`${year}-04-02T10:00:00Z`);
};
const terms = {
  tiers: [
    { fromCents: 0, basisPoints: 1000 },
    { fromCents: 200, basisPoints: 500 },
  ],
  fees: [{ name: 'Software', cents: 4900 }],
  minimumCents: 0,
};
const saveTerms = () =>
  franchisor().call(settlementApi.saveTerms, { companyId: world.hamburg.id, validFrom: month, terms });
const issue = () => franchisor().call(settlementApi.issue, { companyId: world.hamburg.id, month });

/** Refusals have a number too, of another kind. */
const lastOf = ({ number }: { number: unknown }) => Number(String(number).slice(-4));

test('a month is settled from its papers, each with its rental, and is printed with the e-invoice inside', async () => {
  await sell(2);
  over();
  await saveTerms();
  const { body: listed } = await franchisor().call(settlementApi.list, { month });
  const { status, body } = await issue();
  expect(status).toBe(200);
  // Two hours of S are 2 € each, 1.68 € net: 336 net, 10 % of 200 and 5 % of the rest.
  expect(body).toMatchObject({
    baseCents: 336,
    shareCents: 27,
    feeCents: 4900,
    netCents: 4927,
    vatCents: 936,
    grossCents: 5863,
  });
  expect(listed.franchisees.find(({ companyId }) => companyId === world.hamburg.id)?.preview?.grossCents).toBe(5863);
  const { lines } = (await franchisee().call(settlementApi.show, { id: body.id })).body;
  expect(lines).toHaveLength(2);
  expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(336);
  expect(lines[0]!.rentals).toMatchObject([{ locationName: 'Altona', openings: 0, firstOpenedAt: null }]);
  const file = (await franchisee().call(settlementApi.pdf, { id: body.id })).body;
  expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.fileName).toBe(`${body.number}.pdf`);
});

test('a small business settles without VAT, and its paper names none but why there is none (§ 19 UStG)', async () => {
  await sell(1);
  over();
  await saveTerms();
  const small = (is: boolean) =>
    world.app.db.rows(
      world.app.sql`update companies.company set is_small_business = ${is} where id = ${world.city.id}`,
    );
  await small(true);
  try {
    const { body: shown } = await franchisor().call(settlementApi.preview, { companyId: world.hamburg.id, month });
    const { body } = await issue();
    expect(body).toMatchObject({ vatCents: 0, grossCents: body.netCents });
    expect(shown.preview).toMatchObject({ vatCents: 0, grossCents: body.netCents });
    const row = await world.app.db.first<{ document: { figures: { lines: { vatPercent: number }[] } } }>(world.app.sql`
      select document from settlement.statement where company_id = ${world.hamburg.id} and id = ${body.id}`);
    const { figures, ...printed } = row!.document;
    const sentence = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet (Kleinunternehmer).';
    expect(JSON.stringify(printed)).toContain(sentence);
    expect(JSON.stringify(printed).replace(sentence, '')).not.toMatch(/MwSt|USt|Umsatzsteuer|19 %/);
    expect(figures).toMatchObject({ isSmallBusiness: true, lines: [{ vatPercent: 0 }, { vatPercent: 0 }] });
  } finally {
    await small(false);
  }
});

test('what was given back later comes off in the month it was given back', async () => {
  await sell(1);
  over();
  const before = (await issue()).body;
  await world.app.db.rows(world.app.sql`
    insert into orders.invoice (company_id, id, order_id, kind, year, sequence, number, issued_at, net_cents, vat_cents, gross_cents, document, refund_id)
    select company_id, gen_random_uuid(), order_id, 'credit', year, sequence + 5000, 'K' || number, ${new Date(`${year}-05-03T10:00:00Z`)}, -net_cents,
      -vat_cents, -gross_cents, document, gen_random_uuid()
    from orders.invoice where company_id = ${world.hamburg.id} and issued_at >= ${new Date(`${year}-03-01T00:00:00Z`)} and kind = 'invoice'`);
  world.app.time.now = new Date(`${year}-06-02T10:00:00Z`);
  const again = (await franchisor().call(settlementApi.issue, { companyId: world.hamburg.id, month: `${year}-05` }))
    .body;
  expect([before.baseCents, again.baseCents]).toEqual([168, -168]);
});

test('a franchisee agrees or objects; what is objected to is withdrawn and settled anew, what is agreed stays', async () => {
  await sell(1);
  over();
  const first = (await issue()).body;
  const object = () => franchisee().call(settlementApi.object, { id: first.id, reason: 'Die Rückgabe fehlt.' });
  expect((await object()).body).toMatchObject({ state: 'objected', objection: 'Die Rückgabe fehlt.' });
  expect((await object()).body.code).toBe('settlement.decided_already');
  expect((await issue()).body.code).toBe('settlement.issued_already');
  expect((await franchisor().call(settlementApi.withdraw, { id: first.id })).body.state).toBe('withdrawn');
  const second = (await issue()).body;
  expect(lastOf(second)).toBe(lastOf(first) + 1);
  expect((await franchisee().call(settlementApi.agree, { id: second.id })).body.state).toBe('agreed');
  expect((await franchisor().call(settlementApi.withdraw, { id: second.id })).body.code).toBe(
    'settlement.agreed_already',
  );
  expect((await saveTerms()).body.code).toBe('settlement.terms_used');
});

test('a month that runs is not settled, and two who settle one at the same moment do so once', async () => {
  const { app } = world;
  expect((await issue()).body.code).toBe('settlement.not_over');
  over();
  const row = app.sql`select from companies.company where id = ${world.hamburg.id} for update`;
  const answers = await app.race(row, () => [issue(), issue()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('agreeing and withdrawing at the same moment: one of them comes first', async () => {
  const { app } = world;
  over();
  const { id } = (await issue()).body;
  const row = app.sql`select from settlement.statement where company_id = ${world.hamburg.id} and id = ${id} for update`;
  const answers = await app.race<{ status: number }>(row, () => [
    franchisee().call(settlementApi.agree, { id }),
    franchisor().call(settlementApi.withdraw, { id }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody else sees or settles it, and who may not is refused', async () => {
  over();
  const { id } = (await issue()).body;
  for (const call of [settlementApi.show, settlementApi.pdf, settlementApi.agree, settlementApi.withdraw] as const)
    for (const answer of [await stranger().call(call, { id }), await franchisor().call(call, { id: NOBODY })])
      expect([answer.status, answer.body.code]).toEqual([404, 'settlement.unknown']);
  for (const companyId of [world.hamburg.id, NOBODY]) {
    const answers = [
      await stranger().call(settlementApi.issue, { companyId, month }),
      await stranger().call(settlementApi.saveTerms, { companyId, validFrom: month, terms }),
      await stranger().call(settlementApi.terms, { companyId }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'settlement.franchisee_unknown']);
  }
  const reader = world.app.as({ companyId: world.city.id, capabilities: ['settlements.read'] });
  expect((await reader.call(settlementApi.issue, { companyId: world.hamburg.id, month })).body.code).toBe(
    'access.denied',
  );
  expect((await world.app.call(settlementApi.list, { month })).status).toBe(401);
});

test('tiers rise from nothing, and who may agree is told by mail', async () => {
  const wrong = { ...terms, tiers: [{ fromCents: 100, basisPoints: 1000 }] };
  const answer = await franchisor().call(settlementApi.saveTerms, {
    companyId: world.hamburg.id,
    validFrom: month,
    terms: wrong,
  });
  expect(answer.status).toBe(422);
  await addPerson(world.app, world.hamburg.id, {
    name: 'Mia Muster',
    email: `m${year}@example.org`,
    backendRoles: ['management'],
    passwordHash: 'x',
  });
  over();
  const { number } = (await issue()).body;
  await world.app.runJobs();
  const mails = (await world.mails(world.hamburg.id)).filter(({ bodyText }) => bodyText.includes(number));
  expect(mails.map(({ recipient }) => recipient)).toContain(`m${year}@example.org`);
});

test('a preview says what would be issued, gives no number, and is of the own franchisees alone', async () => {
  await sell(2);
  over();
  await saveTerms();
  const preview = (by: ReturnType<typeof franchisor>) =>
    by.call(settlementApi.preview, { companyId: world.hamburg.id, month });
  const { body } = await preview(franchisor());
  const { body: listed } = await franchisor().call(settlementApi.list, { month });
  const { lines, terms: _terms, ...amounts } = body.preview;
  expect([body.name, lines.length, listed.franchisees[0]?.preview]).toEqual(['Hamburg', 2, amounts]);
  expect(amounts.shareCents + amounts.minimumCents + amounts.feeCents).toBe(amounts.netCents);
  expect(amounts.netCents + amounts.vatCents).toBe(amounts.grossCents);
  expect(await preview(stranger())).toMatchObject({ status: 404, body: { code: 'settlement.franchisee_unknown' } });
  expect(listed.franchisees[0]?.statement).toBeNull();
  const { body: issued } = await issue();
  expect(issued).toMatchObject(amounts);
});

test('the list of franchisees says revenue, last month’s settlement and alerts, each to whom it may be shown', async () => {
  await sell(2);
  over();
  const figuresFor = async (...capabilities: string[]) => {
    const caller = world.app.as({ companyId: world.city.id, capabilities: ['franchisees.read', ...capabilities] });
    const { franchisees } = (await caller.call(settlementApi.figures, {})).body;
    expect(franchisees.map(({ companyId }) => companyId)).not.toContain(world.other.id);
    return franchisees.find(({ companyId }) => companyId === world.hamburg.id);
  };
  const settlementOf = async () => (await figuresFor('settlements.read'))?.settlement;
  expect(await settlementOf()).toEqual({ id: null, state: 'none', grossCents: 0 });
  await saveTerms();
  const { id, grossCents } = (await issue()).body;
  expect(await settlementOf()).toEqual({ id, state: 'open', grossCents });
  await sell(1);
  expect(await figuresFor('settlements.read', 'alerts.read')).toMatchObject({ revenueCents: 200, openAlerts: 0 });
  expect(await figuresFor()).toEqual({
    companyId: world.hamburg.id,
    revenueCents: null,
    settlement: null,
    openAlerts: null,
  });
});
