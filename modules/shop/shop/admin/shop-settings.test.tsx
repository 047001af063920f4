import { addMinutes } from '@fachwerk/base/time';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Pause, type ShopSettings, shopApi, shopCapabilities } from '../contract.ts';
import { areaApi } from '../contract-area.ts';
import { areaLike, shopLike } from '../rules/shop.for-tests.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ShopSettingsPage } from './shop-settings.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: Object.keys(shopCapabilities) });
});
afterEach(cleanup);

const OPEN = { state: 'open', isOpen: true, at: null, lastOrderAt: null } as const;

function settings(): ShopSettings {
  const { areas: _, hasTables: __, pause: ___, offered: ____, isPartyComplete: _____, ...data } = shopLike();
  return data;
}

function open(hash = '', ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(
    ...served,
    answering(shopApi.find, settings()),
    answering(shopApi.now, { pause: null, hours: OPEN, refusal: null }),
    answering(shopApi.standing, {
      isOrderable: false,
      lines: [{ topic: 'handover', state: 'open', reason: 'missing', names: ['delivery'] }],
    }),
    answering(shopApi.save, ({ body }) => ({ ...(body as { shop: ShopSettings }).shop, version: 2 })),
  );
  const shown = renderScreen(<ShopSettingsPage />, { at: `/admin/shop-settings${hash}` });
  return { wire, person: userEvent.setup(), ...shown };
}

test('what is missing stands above the settings, with the way to it', async () => {
  open();
  const line = within(await screen.findByRole('region', { name: adminDe['shop.standing'] }));
  expect(line.getByText(adminDe['shop.standing.not_orderable'])).toBeTruthy();
  expect(line.getByRole('link').getAttribute('href')).toBe('/admin/shop-settings#areas');
});

test('what is typed in one tab is saved with what was typed in another', async () => {
  const { wire, person } = open('#charges');
  const [minimum] = await screen.findAllByLabelText(adminDe['shop.field.minimumCents'], { exact: false });
  await person.clear(minimum!);
  await person.type(minimum!, '12,50');
  await person.click(screen.getByRole('tab', { name: adminDe['shop.tab.look'] }));
  await person.click(await screen.findByLabelText(adminDe['shop.field.hasSearch']));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(shopApi.save)).toHaveLength(1));
  expect(wire.calls(shopApi.save)[0]?.body).toMatchObject({
    version: 1,
    shop: { hasSearch: false, ways: { delivery: { minimumCents: 1250 } } },
  });
});

test('what is wrong brings its tab forward, and nothing is sent', async () => {
  const { wire, person } = open('#charges');
  const [minimum] = await screen.findAllByLabelText(adminDe['shop.field.minimumCents'], { exact: false });
  await person.clear(minimum!);
  await person.type(minimum!, '1.999');
  await person.click(screen.getByRole('tab', { name: adminDe['shop.tab.look'] }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: adminDe['shop.tab.charges'] }).getAttribute('aria-selected')).toBe('true'),
  );
  expect(wire.calls(shopApi.save)).toEqual([]);
});

test('one tap pauses the shop, another opens it again', async () => {
  const { wire, person } = open();
  const pause: Pause = { until: addMinutes(new Date(), 30), reason: 'staff', personName: 'Ida' };
  const oneTap = await screen.findByRole('button', { name: '30 Minuten pausieren' });
  wire.now(
    answering(shopApi.pause, { pause }),
    answering(shopApi.now, { pause, hours: OPEN, refusal: 'shop.paused' }),
    answering(shopApi.resume, {}),
  );
  await person.click(oneTap);
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(30:00|29:\d\d)$/);
  expect(wire.calls(shopApi.pause)[0]?.body).toEqual({ length: 30 });
  await person.click(screen.getByRole('button', { name: adminDe['shop.pause.end'] }));
  await waitFor(() => expect(wire.calls(shopApi.resume)).toHaveLength(1));
});

test('areas stand on the list whether or not they are on the map, and are pasted line by line', async () => {
  const { wire, person } = open(
    '#areas',
    answering(areaApi.list, { areas: [areaLike('508', { name: 'Westen' }), areaLike('80331')] }),
    answering(areaApi.coverage, { places: [], rings: [], isMore: false, home: null, unknownIds: [] }),
    answering(areaApi.import, { added: 1, changed: 0 }),
  );
  expect(await screen.findByRole('button', { name: '508 …' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: adminDe['areas.paste'] }));
  const lines = await screen.findByLabelText(adminDe['areas.paste.lines']);
  await person.click(lines);
  await person.paste('50823;Ehrenfeld;1,50\nKöln');
  expect((await screen.findByRole('alert')).textContent).toContain('Zeile 2: Köln');
  await person.clear(lines);
  await person.paste('50823;Ehrenfeld;1,50');
  await person.click(screen.getByRole('button', { name: 'Ein Gebiet übernehmen' }));
  await waitFor(() => expect(wire.calls(areaApi.import)).toHaveLength(1));
  expect(wire.calls(areaApi.import)[0]?.body).toMatchObject({ areas: [{ postcode: '50823', priceCents: 150 }] });
});

test('beside the ways to pay stands that this is no till', async () => {
  open('#payments');
  expect(await screen.findByText(adminDe['shop.no_till.title'])).toBeTruthy();
  expect(screen.getByText(/technische Sicherheitseinrichtung \(TSE\)/)).toBeTruthy();
});

test('zones are written in place, and the preview says what a basket costs before it is saved', async () => {
  const { wire, person } = open('#shipping');
  const zone = within(await screen.findByRole('region', { name: 'Deutschland' }));
  const [price] = zone.getAllByRole('textbox', { name: adminDe['zones.tier.price'] });
  await person.clear(price!);
  await person.type(price!, '3,50');
  const preview = within(screen.getByRole('region', { name: adminDe['zones.preview'] }));
  expect(preview.getByRole('status').textContent).toMatch(/^Deutschland: 3,50/);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(shopApi.save)).toHaveLength(1));
  expect(wire.calls(shopApi.save)[0]?.body).toMatchObject({
    shop: { zones: [{ tiers: [{ priceCents: 350 }, {}, {}, {}] }, {}] },
  });
});

test('a zone that cannot be is refused at its field, and nothing is sent', async () => {
  const { wire, person } = open('#shipping');
  await person.click(await screen.findByRole('button', { name: adminDe['zones.add'] }));
  const zone = within(screen.getByRole('region', { name: adminDe['zones.unnamed'] }));
  await person.type(zone.getByLabelText(adminDe['zones.field.name'], { exact: false }), 'Alpen');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findAllByText(adminDe['shop.zone_nowhere'])).length).toBeGreaterThan(0);
  expect(wire.calls(shopApi.save)).toEqual([]);
});
