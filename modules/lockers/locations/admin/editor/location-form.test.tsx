import { everyDay, hoursLike } from '@fachwerk/opening-hours/rules/hours.for-tests';
import { adminDe as hoursDe } from '@fachwerk/opening-hours/texts/admin.de';
import { placeApi } from '@fachwerk/places/contract';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { kitDe } from '@fachwerk/react/texts/kit.de';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { locationApi, type StorageLocation } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LocationEditor, NewLocation } from '../location-drawer.tsx';
import { answeringLocations, CITY, HAMBURG, locationLike, signedIn, surroundings } from '../locations.for-tests.ts';

afterEach(cleanup);

function open(location: StorageLocation, at = location.id) {
  signedIn('manager');
  const wire = fakeWire(answeringLocations([location], 'https://reviews.example'), ...surroundings());
  const closeTo = '/admin/locations';
  const form =
    at === 'new' ? (
      <NewLocation isOpen closeTo={closeTo} networkReviewLink="" />
    ) : (
      <LocationEditor id={at} isOpen closeTo={closeTo} />
    );
  const { router } = renderScreen(form, { path: '/admin/locations/:id?/:part?', at: `/admin/locations/${at}` });
  return { wire, router, person: userEvent.setup() };
}

/** Roles are slow to compute over so long a form: fields are found by their labels. */
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const button = (text: string) => screen.getByText(text).closest('button')!;
const save = () => button('Speichern');
const sentOf = (wire: ReturnType<typeof fakeWire>) =>
  (wire.calls(locationApi.save).at(-1)!.body as { storageLocation: StorageLocation }).storageLocation;

async function type(label: string, text: string) {
  const input = await field(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

test('what is changed is sent whole, with the version that was read', async () => {
  const location = locationLike();
  const { wire, person } = open(location);
  await type(adminDe['location.field.address.city'], 'Potsdam');
  wire.now(answering(locationApi.save, { ...location, version: 4 }));
  await person.click(save());
  await screen.findByText('Gespeichert');
  const { id: _, companyId: __, companyName: ___, previewImage: ____, ...data } = location;
  expect(sentOf(wire)).toEqual({ ...data, address: { ...location.address, city: 'Potsdam' } });
});

test('a language that is missing says what is read instead', async () => {
  const { person } = open(locationLike());
  await person.click(await screen.findByLabelText('Italienisch, fehlt'));
  expect(screen.getByPlaceholderText('Place 1')).toBeTruthy();
  expect(screen.getByText('Fehlt. Kunden lesen den Text auf Englisch.')).toBeTruthy();
  expect(screen.getByLabelText('Englisch, vorhanden')).toBeTruthy();
});

test('times are understood as people type them, and an overlap is said at once', async () => {
  const { wire, person } = open(locationLike({ openingHours: hoursLike({ weekly: { monday: '08:00-12:00' } }) }));
  await person.click(await screen.findByLabelText('Montag: Zeit hinzufügen'));
  const [, from] = await screen.findAllByLabelText<HTMLInputElement>('Montag, von');
  fireEvent.change(from!, { target: { value: '1130' } });
  fireEvent.blur(from!);
  expect(from!.value).toBe('11:30');
  expect(screen.getByText(hoursDe['field.hours_overlap'])).toBeTruthy();
  await person.click(save());
  await screen.findByText('1 Angabe fehlt oder ist ungültig');
  expect(wire.calls(locationApi.save)).toEqual([]);
  fireEvent.change(from!, { target: { value: '14' } });
  fireEvent.blur(from!);
  wire.now(answering(locationApi.save, locationLike()));
  await person.click(save());
  await expect.poll(() => wire.calls(locationApi.save).length).toBe(1);
  expect(sentOf(wire).openingHours.weekly.monday).toEqual([
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '15:00' },
  ]);
});

test('the times of a day are copied to others, and the preview goes along', async () => {
  const { person } = open(locationLike({ openingHours: hoursLike({ weekly: { monday: '08:00-12:00' } }) }));
  await person.click(await screen.findByLabelText('Kopieren: Zeiten von Montag'));
  await person.click(await screen.findByText(hoursDe['hours.copy.workdays']));
  for (const day of ['Dienstag', 'Freitag']) {
    expect(screen.getByLabelText<HTMLInputElement>(`${day}, von`).value).toBe('08:00');
  }
  expect(screen.queryByLabelText('Samstag, von')).toBeNull();
  expect(screen.getByText(/Mo 08:00–12:00/).textContent).toContain('Fr 08:00–12:00');
});

test('holidays of a Bundesland are listed as soon as it is chosen', async () => {
  open(locationLike({ openingHours: { ...hoursLike({ weekly: everyDay('08:00-18:00') }), holidaysOf: 'BY' } }));
  expect(await screen.findByText('Die nächsten Feiertage, Bayern:')).toBeTruthy();
  expect(screen.getByText(hoursDe['hours.on_holidays'])).toBeTruthy();
});

const degrees = async () => [
  (await field(adminDe['location.field.latitude'])).value,
  (await field(adminDe['location.field.longitude'])).value,
];

test('a press on the map sets the pin; it follows the pointer until that is let go', async () => {
  open(locationLike({ position: null }));
  const map = await screen.findByLabelText(adminDe['locations.map.none']);
  map.getBoundingClientRect = () => ({ left: 0, top: 0, width: 229, height: 300 }) as DOMRect;
  map.setPointerCapture = () => {};
  fireEvent.pointerDown(map, { clientX: 100, clientY: 99.3 });
  fireEvent.pointerMove(map, { clientX: 179.6, clientY: 99.3 });
  fireEvent.pointerUp(map, { clientX: 179.6, clientY: 99.3 });
  fireEvent.pointerMove(map, { clientX: 20, clientY: 20 });
  expect(await degrees()).toEqual(['52,52', '13,4']);
});

test('arrow keys move the pin, in smaller steps the nearer one is', async () => {
  const { person } = open(locationLike({ position: { latitude: 52.52, longitude: 13.4 } }));
  const pin = await screen.findByLabelText(adminDe['locations.map.pin']);
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  fireEvent.keyDown(pin, { key: 'ArrowLeft' });
  expect(await degrees()).toEqual(['52,53', '13,39']);
  await person.click(screen.getByLabelText(adminDe['locations.map.nearer']));
  fireEvent.keyDown(pin, { key: 'ArrowDown' });
  expect(await degrees()).toEqual(['52,529', '13,39']);
});

const place = (name: string, postcode: string, latitude: number) => ({
  name,
  postcode,
  position: { latitude, longitude: 9 },
});

test('the address becomes a position; of several places one is chosen', async () => {
  const { wire, person } = open(locationLike({ position: null }));
  wire.now(answering(placeApi.find, { places: [place('Neustadt', '31535', 52.5), place('Neustadt', '67433', 49.35)] }));
  const find = await screen.findByText(adminDe['locations.place.find']);
  await person.click(find);
  await person.click(await screen.findByText('67433 Neustadt'));
  expect(await degrees()).toEqual(['49,35', '9']);
  wire.now(answering(placeApi.find, { places: [place('Bremen', '28195', 53.08)] }));
  await type(adminDe['location.field.address.city'], 'Bremen');
  await person.click(find);
  await screen.findByText(/Gefunden: 28195 Bremen/);
  expect(await degrees()).toEqual(['53,08', '9']);
  expect(wire.calls(placeApi.find).at(-1)!.query.get('q')).toContain('Bremen');
});

test('half a position is refused at the missing field', async () => {
  const { wire, person } = open(locationLike({ position: null }));
  await type(adminDe['location.field.latitude'], '52,5');
  await person.click(save());
  await screen.findByText('Längengrad: Diese Angabe fehlt.');
  expect(wire.calls(locationApi.save)).toEqual([]);
});

test('the server’s refusal stands at its field', async () => {
  const { wire, person } = open(locationLike());
  await type(adminDe['location.field.address.city'], 'Potsdam');
  const fields = [{ path: 'storageLocation.operatorEmail', code: 'field.email', error: 'Das ist keine Adresse.' }];
  wire.now(refusing(locationApi.save, 422, 'input.invalid', 'Bitte prüfen.', { fields }));
  await person.click(save());
  await screen.findByText('E-Mail des Betreibers: Das ist keine Adresse.');
});

test('somebody was quicker: theirs is taken where one changed nothing, and offered where both did', async () => {
  const seen = locationLike();
  const newer = {
    ...seen,
    operatorEmail: 'neu@city.example',
    address: { ...seen.address, city: 'Bernau' },
    version: 4,
  };
  const { wire, person } = open(seen);
  await type(adminDe['location.field.address.city'], 'Potsdam');
  wire.now(
    refusing(locationApi.save, 409, 'location.changed_meanwhile', adminDe['location.changed_meanwhile'], {
      conflict: { current: newer, changed: [] },
    }),
  );
  await person.click(save());
  await screen.findByText('Bernau');
  expect((await field(adminDe['location.field.operatorEmail'])).value).toBe('neu@city.example');
  expect((await field(adminDe['location.field.address.city'])).value).toBe('Potsdam');
  const city = screen.getByLabelText(adminDe['location.field.address.city'], { selector: '[role=radiogroup]' });
  await person.click(within(city).getByLabelText(kitDe['conflict.theirs']));
  expect((await field(adminDe['location.field.address.city'])).value).toBe('Bernau');
  wire.now(answering(locationApi.save, { ...newer, version: 5 }));
  await person.click(save());
  await expect.poll(() => sentOf(wire).version).toBe(4);
});

test('a new location asks whose it is and goes on to its own page', async () => {
  const { wire, router, person } = open(locationLike(), 'new');
  await type('Name *', 'Neuer Platz');
  wire.now(answering(locationApi.add, locationLike({ number: 7, companyId: HAMBURG.id })));
  await person.click(screen.getByRole('button', { name: adminDe['locations.add'] }));
  await expect.poll(() => wire.calls(locationApi.add).length).toBe(1);
  const sent = wire.calls(locationApi.add)[0]!.body as { storageLocation: StorageLocation };
  expect(sent.storageLocation).toMatchObject({ name: { de: 'Neuer Platz' }, companyId: CITY.id, isActive: false });
  await expect.poll(() => router.state.location.pathname).toBe(`/admin/locations/${locationLike({ number: 7 }).id}`);
});
