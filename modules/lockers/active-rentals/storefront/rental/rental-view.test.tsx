import { siteDe as rentalsDe } from '@fachwerk/rentals/texts/site.de';
import { type ShowOptions, showPage } from '@fachwerk/site/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteRental } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import type { RentalData } from '../page-data.ts';
import { View } from './rental-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ID = '00000000-0000-7000-8000-000000000001';
const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);

const rental: SiteRental = {
  id: ID,
  phase: 'running',
  locationId: ID,
  locationName: 'Berlin Hauptbahnhof',
  address: 'Europaplatz 1, 10557 Berlin',
  contractParty: 'Zeitlager City GmbH',
  boxNumber: '12',
  sizeCode: 'M',
  orderNumber: 'K7QM-4T2X',
  orderHash: 'hash-of-the-order',
  startsAt: at('09:00'),
  endsAt: at('11:00'),
  graceUntil: at('14:00'),
  overrunFrom: at('11:00'),
  graceMinutes: 180,
  overrunSince: 'booked_end',
  endedAt: null,
  timeZone: 'Europe/Berlin',
  paidCents: 600,
  refundedCents: 0,
  dueCents: 0,
  chargeCents: 0,
  chargedFrom: null,
  overrunCentsPerHour: 300,
  pin: '482915',
  doorState: 'closed',
  isOpen: false,
  extendableUntil: at('20:00'),
  whyNotOpen: null,
  whyNotEnd: null,
  whyNotExtend: null,
  reviewLink: 'https://reviews.example/berlin',
  help: { phone: '+49 341 555', whatsapp: '+49 170 555' },
  helpAskedAt: null,
  openedByStaffAt: null,
};

function show(
  change: Partial<SiteRental>,
  data: Partial<RentalData> = {},
  options: Partial<ShowOptions<RentalData>> = {},
) {
  const shown = { key: 'the-key-of-this-rental', rental: { ...rental, ...change }, attempt: null };
  return showPage(View, {
    texts: siteDe,
    data: { ...shown, transactionId: ID, wasReplaced: false, ...data },
    ...options,
  });
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a running rental opens, tells its PIN and how long it lasts, and leads to its extension', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fach 12');
  expect(button('Fach öffnen').getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByText('482915')).toBeTruthy();
  expect(screen.getByText('noch 1:00:00')).toBeTruthy();
  const extend = screen.getByRole<HTMLAnchorElement>('link', { name: 'Verlängern' });
  expect(extend.getAttribute('href')).toBe('/miete/the-key-of-this-rental/verlaengern');
});

test('what is refused is greyed out, with the reason beside it', () => {
  show({
    whyNotOpen: 'rental.access_revoked',
    whyNotEnd: 'rental.door_open',
    whyNotExtend: 'rental.not_running',
    doorState: 'open',
  });
  expect(button('Fach öffnen').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(siteDe['rental.access_revoked'])).toBeTruthy();
  expect(button('Miete beenden').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(siteDe['rental.door_open'])).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Verlängern' })).toBeNull();
});

test('what staying too long costs stands on the page from the beginning', () => {
  show({}, {}, { texts: { ...rentalsDe, ...siteDe } });
  expect(screen.getByText(/3 Stunden lang ohne Aufpreis.*Stunde 3,00.€, gezählt ab dem gebuchten Ende/)).toBeTruthy();
});

test('within grace it says what comes: the hours since the booked end', () => {
  show({
    phase: 'grace',
    startsAt: at('07:00'),
    endsAt: at('09:30'),
    overrunFrom: at('09:30'),
    graceUntil: at('12:30'),
  });
  expect(screen.getByText(/Danach beträgt die Nachzahlung 12,00.€/)).toBeTruthy();
});

test('who has run over pays first, sees it grow without an answer, and can end an empty box', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const late = { endsAt: at('06:59'), overrunFrom: at('06:59'), graceUntil: at('09:59') };
  show({
    ...late,
    phase: 'overrun',
    dueCents: 1200,
    whyNotOpen: 'rental.surcharge_due',
    whyNotExtend: 'rental.surcharge_due',
  });
  expect(screen.getByText(/Nachzahlung: 12,00/)).toBeTruthy();
  expect(screen.getByText(/Ab 11:59 sind es 15,00/)).toBeTruthy();
  expect(button('Miete beenden').getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByText(/die 12,00.€ bleiben offen/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText(/Nachzahlung: 15,00/)).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Jetzt nachzahlen' });
  expect(pay.getAttribute('href')).toBe('/miete/the-key-of-this-rental/nachzahlen');
});

test.each([
  ['sent', 'Fach 12 wird geöffnet …'],
  ['opened', 'Fach 12 ist offen. Bitte schließen Sie die Tür danach.'],
  ['jammed', siteDe['rental_page.attempt.jammed']],
  ['timed_out', siteDe['rental_page.attempt.timed_out']],
] as const)('an opening that is %s says so', (state, sentence) => {
  show({}, { attempt: { id: ID, state, doorState: 'closed' } });
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(button('Erneut öffnen').getAttribute('aria-disabled')).toBe('false');
});

test('a door that jams with luggage behind it: somebody to call, to write to, and to alarm', () => {
  show({}, { attempt: { id: ID, state: 'jammed', doorState: 'closed' } });
  const hrefs = screen.getAllByRole('link', { name: /anrufen|WhatsApp/ }).map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 2)).toEqual(['tel:+49341555', 'https://wa.me/49170555']);
  expect(screen.getAllByRole('button', { name: 'Meine Sachen sind im Fach' })).not.toEqual([]);
});

test('what staff do from afar is said while it is news', () => {
  show({ helpAskedAt: at('09:50'), openedByStaffAt: at('09:55') });
  expect(screen.getByText(/^Unser Team hat Ihr Fach geöffnet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Meine Sachen sind im Fach' })).toBeNull();
  cleanup();
  show({ openedByStaffAt: at('09:00') });
  expect(screen.queryByText(/^Unser Team hat Ihr Fach geöffnet/)).toBeNull();
});

test('a booked one cannot be ended or reported yet', () => {
  show({ phase: 'booked', startsAt: at('12:00'), whyNotOpen: 'rental.not_yet' });
  expect(screen.getByText('in 2:00:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Miete beenden' })).toBeNull();
  expect(screen.queryByText(siteDe['rental_page.report_title'])).toBeNull();
});

test('an ended one asks for a word, and offers the next', () => {
  show({ phase: 'ended', endedAt: at('10:30'), pin: '' });
  expect(screen.queryByRole('button', { name: 'Fach öffnen' })).toBeNull();
  expect(screen.getByRole('link', { name: /Bewertung schreiben/ }).getAttribute('href')).toBe(rental.reviewLink);
  expect(screen.getByRole('link', { name: 'Neues Fach mieten' }).getAttribute('href')).toBe(`/standort/${ID}`);
});

test('a form that was refused says why, where the button is', () => {
  const problem = {
    code: 'open.controller_offline',
    error: 'Das Fach ist gerade nicht erreichbar.',
    params: {},
    fields: {},
  };
  show({}, {}, { problem });
  expect(screen.getByText(problem.error)).toBeTruthy();
});

/** A phone whose requests stay unanswered until `answer` is set. */
function deadSpot() {
  const sent: { readonly path: string; readonly body: Record<string, string> }[] = [];
  let answer: (() => Response) | null = null;
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body ?? '{}')) });
    if (!answer) throw new TypeError('no network');
    return answer();
  });
  function comesBack(reply: () => Response) {
    answer = reply;
  }
  const opens = () => sent.filter(({ path }) => path.endsWith('/rental/open')).map(({ body }) => body);
  return { opens, comesBack };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a tap without a network waits, says so, and is the same attempt when the network is back', async () => {
  const phone = deadSpot();
  show({});
  fireEvent.click(button('Fach öffnen'));
  await wait(5_000);
  expect(screen.getByText(siteDe['rental_page.open.waiting'])).toBeTruthy();
  expect(screen.getByText(siteDe['rental_page.offline'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Miete beenden' })).toBeNull();
  phone.comesBack(() => Response.json({ id: ID, state: 'opened', doorState: 'open' }));
  await wait(2_500);
  expect(screen.getByText('Fach 12 ist offen. Bitte schließen Sie die Tür danach.')).toBeTruthy();
  const [first, ...more] = phone.opens();
  expect(more.length).toBeGreaterThan(1);
  expect(more.every((again) => again.transactionId === first!.transactionId && again.until === first!.until)).toBe(
    true,
  );
  expect(first!.until).toBe('2026-03-01T10:01:00.000Z');
});

test('a tap is given up after a minute, and never sent again', async () => {
  const phone = deadSpot();
  show({});
  fireEvent.click(button('Fach öffnen'));
  await wait(70_000);
  expect(screen.getByText(siteDe['rental_page.open.unanswered'])).toBeTruthy();
  const { length } = phone.opens();
  await wait(120_000);
  expect(phone.opens()).toHaveLength(length);
});

test('whoever stops waiting is not followed by a door that opens', async () => {
  const phone = deadSpot();
  show({});
  fireEvent.click(button('Fach öffnen'));
  await wait(3_000);
  fireEvent.click(button(siteDe['rental_page.open.stop']));
  const { length } = phone.opens();
  await wait(10_000);
  expect(phone.opens()).toHaveLength(length);
  expect(button('Erneut öffnen').getAttribute('aria-disabled')).toBe('false');
});
