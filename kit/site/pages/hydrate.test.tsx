import { ask } from '@fachwerk/base/contract';
import { LANGUAGES, type Language } from '@fachwerk/base/language';
import { Instant } from '@fachwerk/base/schema';
import type { SitePage, SiteVisit } from '@fachwerk/base/site-visit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useLive } from '../live/live.ts';
import { noteConnection } from '../offline/connection.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Money } from '../parts/money.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Select } from '../parts/select.tsx';
import { Steps } from '../parts/steps.tsx';
import { Time } from '../parts/time.tsx';
import { PlainFrame, siteForTests } from '../testing/site-for-tests.tsx';
import { noAssets } from './assets.ts';
import { useHydrated, useNow } from './clock.ts';
import { takeOver } from './hydrate.tsx';
import { page, type ViewProps } from './page.ts';
import { fillSlot, InSlot, type PartProps, slot } from './slot.tsx';

const State = z.object({ at: Instant, isOpen: z.boolean() });
type State = z.infer<typeof State>;
const look = ask({ method: 'GET', path: '/look', access: 'site', summary: 's', input: z.object({}), output: State });

/** Part of a module above. */
const place = slot<boolean>('probe.place');
function Part({ given, data }: PartProps<boolean, { readonly at: Date }>) {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <p>
        in the slot: {data.at.getUTCHours()} {given ? 'open' : 'closed'}
      </p>
      <Button onPress={() => setTaps(taps + 1)}>in the slot {taps}</Button>
    </>
  );
}
let isSlotEmpty = false;
const wanted: string[] = [];
const fill = fillSlot(place, {
  load: async (_ctx, loaded) => (isSlotEmpty ? null : { at: (loaded as State).at }),
  acts: {
    wish: async (_ctx, form) => {
      wanted.push(...(form.what ?? []));
      return undefined;
    },
  },
  part: async () => ({ Part, file: 'probe-slot.tsx' }),
});

function View({ data }: ViewProps<State>) {
  const [taps, setTaps] = useState(0);
  const isHydrated = useHydrated();
  const live = useLive(look, {}, { everyMs: 1000, initial: data, isOver: ({ isOpen }) => isOpen });
  return (
    <>
      <PageTitle back={{ to: '/' }} lead="…" />
      <Steps steps={[{ title: 'Zeit', to: '/zeit' }, { title: 'Größe' }, { title: 'Zahlung' }]} current={1} />
      <Time at={data.at} timeZone="Europe/Berlin" /> <Money cents={1250} />
      <p>{isHydrated ? 'taken over' : 'drawn'}</p>
      <p>now {useNow().getTime() - data.at.getTime()}</p>
      <p>{live.isOpen ? 'open' : 'closed'}</p>
      <Form hidden={{ id: '7' }}>
        <Field name="email" path="contact.email" label="E-Mail" help="Hilfe" type="email" />
        <Field name="note" label="Notiz" rows={3} isOptional value="alt" />
        <Select name="size" label="Größe" options={[{ value: 's', label: 'S' }]} />
        <Choice name="when" label="Wann" options={[{ value: 'now', label: 'Jetzt', aside: '1 €' }]} value="now" />
        <Check name="terms">AGB</Check>
        <Notice kind="info" title="Gut zu wissen" />
        <Button act="go" whyNot="geschlossen">
          Los
        </Button>
      </Form>
      <Button onPress={() => setTaps(taps + 1)}>taps {taps}</Button>
      <InSlot slot={place} given={live.isOpen} />
    </>
  );
}

const drawnAt = new Date('2026-03-01T10:00:00Z');
const probe = page<State>({
  path: '/probe',
  load: async () => ({ at: drawnAt, isOpen: false }),
  acts: {
    go: async () => {
      throw new Error('no');
    },
  },
  title: () => 'Probe',
  slots: [place],
  view: async () => ({ View, file: 'probe-view.tsx' }),
});
/** Its form leaves the refusal to the page, which does not show it. */
function SilentView() {
  return (
    <Form hasOwnNotice>
      <Button act="go">Los</Button>
    </Form>
  );
}
const silent = page({
  path: '/silent',
  load: async () => ({}),
  acts: probe.acts!,
  title: () => 'Still',
  view: async () => ({ View: SilentView, file: 'silent-view.tsx' }),
});
const app = siteForTests([probe, silent], {
  slots: [fill],
  assets: (...asked) => ({
    ...noAssets(...asked),
    script: asked[0] && '/assets/b.js',
    ownStyle: '.probe{}',
    ownStyles: ['/assets/probe.css'],
  }),
});

function visit(given: Partial<SiteVisit>): SiteVisit {
  return {
    method: 'GET',
    url: new URL('http://probe.example/probe?a=1'),
    now: drawnAt,
    cookies: {},
    accepted: [],
    form: {},
    nonce: '',
    isSignedIn: false,
    isSuspended: false,
    textsAt: (language) => `/assets/texts-${language}.json`,
    speak: async () => ({}),
    call: async () => undefined,
    setCookie: () => undefined,
    failed: () => undefined,
    worded: async () => ({
      status: 422,
      code: 'input.invalid',
      error: 'Stimmt nicht.',
      params: {},
      fields: { 'contact.email': 'Keine Adresse.' },
    }),
    ...given,
  };
}

async function htmlOf({ before, content, after }: SitePage): Promise<string> {
  let html = before;
  const read = new TextDecoder();
  await new Promise<void>((done) => {
    content.pipe({
      writable: true,
      on: () => undefined,
      write: (chunk) => {
        html += typeof chunk === 'string' ? chunk : read.decode(chunk, { stream: true });
        return true;
      },
      end: () => done(),
    });
  });
  return html + after;
}

function show(html: string): void {
  const [head, body] = html.split('<body>') as [string, string];
  document.title = /<title>(.*)<\/title>/.exec(head)![1]!;
  document.body.innerHTML = body.split('</body>')[0]!;
}

async function draw(given: Partial<SiteVisit> = {}): Promise<void> {
  show(await htmlOf((await app.answer(visit(given))) as SitePage));
}

let root: Root | null = null;
const goOn = () =>
  act(async () => {
    const scripts: Record<string, unknown> = {
      '/probe-view.tsx': { View },
      '/probe-slot.tsx': { Part },
      '/silent-view.tsx': { View: SilentView },
    };
    root = await takeOver(PlainFrame, async (script) => scripts[script]);
  });

test('a stylesheet that stands in the page is not fetched again with its view', async () => {
  await draw();
  await goOn();
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href="/assets/probe.css"]');
  expect(link?.disabled).toBe(true);
});

test('a page whose parts show no refusal shows it itself, once, drawn and taken over', async () => {
  const url = new URL('http://probe.example/silent');
  await draw({ method: 'POST', url, form: { act: ['go'] } });
  expect(screen.getAllByText('Stimmt nicht.')).toHaveLength(1);
  await goOn();
  expect(screen.getAllByText('Stimmt nicht.')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('who types already when the scripts take over stays in the field; else the focus goes to what was refused', async () => {
  const refused = { method: 'POST', form: { act: ['go'], email: ['x'] } } as const;
  await draw(refused);
  await goOn();
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  act(() => root?.unmount());
  await draw(refused);
  screen.getByLabelText(/E-Mail/).focus();
  await goOn();
  expect(document.activeElement?.id).toBe(screen.getByLabelText(/E-Mail/).id);
});

let complaints: unknown[][];
let isOpen = false;
beforeEach(() => {
  complaints = [];
  isOpen = false;
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    // In this test server and browser share a process.
    if (!String(said[0]).startsWith('Detected multiple renderers')) complaints.push(said);
  });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/look') return Response.json({ at: drawnAt, isOpen });
    const language = LANGUAGES.find((each) => url === `/assets/texts-${each}.json`) as Language;
    return new Response(app.texts[language]);
  });
});
afterEach(() => {
  act(() => root?.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Stands for the server: each act draws the page again with what was sent. */
function AppliedView({ data }: ViewProps<{ readonly chosen: string }>) {
  return (
    <Form applies={{ way: 'apply', code: 'apply' }} inPlace={['more']}>
      <p>chosen {data.chosen}</p>
      <Choice name="way" label="Weg" options={['a', 'b'].map((value) => ({ value, label: value }))} value="a" />
      <Field name="code" label="Code" maxLength={3} />
      <Field name="note" label="Notiz" />
      <Button act="more">Mehr</Button>
    </Form>
  );
}

test('what is chosen is applied into the open page: input and focus stay, of acts that overlap the newest counts', async () => {
  const chosen = { now: 'nothing' };
  const applied = page({
    path: '/applied',
    load: async () => ({ chosen: chosen.now }),
    title: () => 'Angewendet',
    view: async () => ({ View: AppliedView, file: 'applied-view.tsx' }),
  });
  const site = siteForTests([applied], {
    assets: (...asked) => ({ ...noAssets(...asked), script: asked[0] && '/assets/b.js' }),
  });
  const url = new URL('http://probe.example/applied');
  const htmlNow = async () => htmlOf((await site.answer(visit({ url }))) as SitePage);
  window.history.replaceState(null, '', '/applied');
  show(await htmlNow());
  await act(async () => {
    root = await takeOver(PlainFrame, async () => ({ View: AppliedView }));
  });
  const sent: string[] = [];
  let isDown = false;
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: URLSearchParams }) => {
    if (isDown) throw new TypeError('Failed to fetch');
    sent.push(`${body.getAll('act')} ${body.get('way')} ${body.get('code')} ${body.get('note')}`);
    chosen.now = `${body.get('way')}${body.get('code')}`;
    return { url: url.href, text: htmlNow };
  });
  const note = screen.getByLabelText(/Notiz/);
  fireEvent.change(note, { target: { value: 'bleibt' } });
  expect(sent).toEqual([]);
  screen.getByLabelText('b').focus();
  fireEvent.click(screen.getByLabelText('b'));
  expect(await screen.findByText('chosen b')).toBeTruthy();
  expect([(note as HTMLInputElement).value, document.activeElement]).toEqual(['bleibt', screen.getByLabelText('b')]);
  // Complete, so that nobody has to leave the field.
  fireEvent.change(screen.getByLabelText(/Code/), { target: { value: 'x' } });
  fireEvent.change(screen.getByLabelText(/Code/), { target: { value: 'xyz' } });
  fireEvent.click(screen.getByLabelText('a'));
  fireEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(await screen.findByText('chosen axyz')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual(['apply b  bleibt', 'apply b xyz bleibt', 'more a xyz bleibt']));
  isDown = true;
  fireEvent.click(screen.getByLabelText('b'));
  expect(await screen.findByText('Nichts gesendet. Ihre Eingaben bleiben erhalten.')).toBeTruthy();
});

test.each(['de', 'en', 'it'] as const)(
  'the browser takes over in %s exactly what the server has drawn',
  async (language) => {
    await draw({ cookies: { fw_language: language } });
    expect(document.body.textContent).toContain('drawn');
    await goOn();
    expect(await screen.findByText('taken over')).toBeDefined();
    expect(complaints).toEqual([]);
    await act(async () => screen.getByRole('button', { name: 'taps 0' }).click());
    expect(screen.getByRole('button', { name: 'taps 1' })).toBeDefined();
  },
);

test('after a refusal it keeps what was typed, and the message has the focus', async () => {
  await draw({ method: 'POST', form: { act: ['go'], email: ['no'], note: ['neu'] } });
  expect(document.title).toBe('Fehler: Probe');
  await goOn();
  expect(complaints).toEqual([]);
  expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'no');
  expect(screen.getByLabelText(/^Notiz/)).toHaveProperty('value', 'neu');
  expect(screen.getByLabelText('E-Mail').getAttribute('aria-describedby')).toBe(
    'field-contact-email-help field-contact-email-error',
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(screen.getByRole('alert').textContent).toContain('Stimmt nicht.');
});

test('a live part asks until it is over, and a second tap sends nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await draw();
  await goOn();
  expect(screen.getByText('closed')).toBeDefined();
  isOpen = true;
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByText('open')).toBeDefined();
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(asked).not.toHaveBeenCalled();

  noteConnection(true);
  const form = document.querySelector('form[aria-busy]') as HTMLFormElement;
  const sent = [1, 2].map(() => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    act(() => void form.dispatchEvent(event));
    return !event.defaultPrevented;
  });
  expect(sent).toEqual([true, false]);
});

test('what a module above brings stands in its place, is taken over, and does what its forms ask for', async () => {
  await draw();
  expect(document.body.textContent).toContain('in the slot: 10 closed');
  await goOn();
  expect(complaints).toEqual([]);
  await act(async () => screen.getByRole('button', { name: 'in the slot 0' }).click());
  expect(screen.getByRole('button', { name: 'in the slot 1' })).toBeDefined();
  const answer = await app.answer(visit({ method: 'POST', form: { act: ['wish'], what: ['Pizza'] } }));
  expect([answer, wanted]).toEqual([{ kind: 'redirect', status: 303, to: '/probe?a=1' }, ['Pizza']]);
  isSlotEmpty = true;
  await draw();
  expect(document.body.textContent).not.toContain('in the slot');
  isSlotEmpty = false;
});
