import { randomBytes } from 'node:crypto';
import { type APIResponse, type Browser, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import type { Complaints } from './complaints.ts';

/** The demo accounts (README), one for every menu. */
export const DEMO = {
  franchisor: 'admin@zeitlagercity.example',
  technician: 'technik@zeitlagercity.example',
  franchisee: 'hamburg@zeitlagercity.example',
  merchant: 'chefin@trattoria-bella.example',
  merchantWithoutBoxes: 'chefin@kontor-nord.example',
} as const;
/** Not the one that everybody knows: beside a database of its own the product would not start with it. */
export const DEMO_PASSWORD = 'Fachwerk-Journeys-1';

export type Account = { readonly email: string; readonly password: string };
export type Person = Account & { readonly id: string; readonly firstName: string; readonly lastName: string };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Sent = { readonly data?: unknown; readonly multipart?: Record<string, string> };

type Me = { readonly id: string; readonly email: string; readonly language: string };

/** Somebody signed in: asks the API directly, and has browsers of their own. */
export type Staff = {
  readonly me: Me;
  call(method: Method, path: string, sent?: Sent): Promise<APIResponse>;
  /** A browser of its own, signed in with this session. */
  open(path: string): Promise<Page>;
  /** The same, once it listens for what happens elsewhere. */
  openLive(path: string, stream?: string): Promise<Page>;
};

type Given = {
  readonly playwright: PlaywrightWorkerArgs['playwright'];
  readonly browser: Browser;
  readonly baseURL: string;
  readonly complaints: Complaints;
  /** Runs when the journey is over. */
  readonly atEnd: (work: () => Promise<unknown>) => void;
};

/** Ways into the product beside the screens, for what a journey needs but is not about. */
export function staffOf(given: Given) {
  const { playwright, browser, baseURL, complaints, atEnd } = given;

  async function newBrowser(storageState?: Parameters<Browser['newContext']>[0]): Promise<Page> {
    const context = await browser.newContext(storageState);
    atEnd(() => context.close());
    await complaints.listen(context);
    return context.newPage();
  }

  async function signIn({ email, password }: Account, code?: string): Promise<Staff> {
    const line = await playwright.request.newContext({ baseURL });
    atEnd(() => line.dispose());
    const answer = await line.post('/api/auth/sign-in', { data: { email, password, code } });
    expect(answer.status(), `signing in as ${email}: ${await answer.text()}`).toBe(200);
    const { accessToken, user } = (await answer.json()) as { accessToken: string; user: Me };
    const { cookies } = await line.storageState();
    const localStorage = [
      { name: 'authToken', value: accessToken },
      { name: 'authUser', value: JSON.stringify(user) },
      { name: 'cmsLanguage', value: user.language },
    ];
    const ownBrowser = () => newBrowser({ storageState: { cookies, origins: [{ origin: baseURL, localStorage }] } });
    return {
      me: user,
      call: (method, path, sent) =>
        line.fetch(`/api${path}`, { method, headers: { 'x-access-token': accessToken }, ...sent }),
      open: async (path) => {
        const page = await ownBrowser();
        await page.goto(path);
        return page;
      },
      openLive: async (path, stream) => {
        const page = await ownBrowser();
        const isAwaited = ({ payload }: { payload: string | Buffer }) =>
          !stream || String(payload).includes(`"subscribed","stream":"${stream}"`);
        // A line that breaks is opened again: any of them will do.
        const listening = new Promise<void>((heard) => {
          page.on('websocket', (socket) => socket.on('framereceived', (frame) => isAwaited(frame) && heard()));
        });
        await page.goto(path);
        await listening;
        return page;
      },
    };
  }

  return {
    signIn,
    demo: (who: keyof typeof DEMO) => signIn({ email: DEMO[who], password: DEMO_PASSWORD }),
    /** A browser in which nobody is signed in. */
    stranger: () => newBrowser(),
    newPerson,
  };
}
export type StaffDoor = ReturnType<typeof staffOf>;

/** Somebody of whom no other journey knows, with a password, in the company of the one who creates. */
export async function newPerson(by: Staff, roles: readonly string[], language = 'de'): Promise<Person> {
  const person = {
    firstName: 'Erika',
    lastName: `Muster${unique()}`,
    email: `erika.${unique()}@journey.example`,
    password: `Lampe-Wolke-${unique()}`,
  };
  const answer = await by.call('POST', '/private/user', {
    multipart: {
      email: person.email,
      contact: JSON.stringify({ firstName: person.firstName, lastName: person.lastName }),
      backendRoles: JSON.stringify(roles),
      password: person.password,
      language,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return { ...person, id };
}

/** Letters only, so that it can be part of a name. */
export function unique(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
