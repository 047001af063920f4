/// <reference path="./http-ece.d.ts" />
import { createECDH, randomBytes } from 'node:crypto';
import type { App } from '@fachwerk/server/ctx';
import { decrypt } from 'http_ece';
import type { Device } from '../contract.ts';

type Got = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array };

/** A push service at the end of the wire, and browsers that read what it brings. */
export function openPushService(app: App) {
  const got: Got[] = [];
  const state = { status: 201 };
  const send: App['outbound']['send'] = async (url, { headers = {}, body = '', allows }) => {
    if (allows && !allows(new URL(url).hostname)) throw new Error('not a push service');
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    got.push({ url, headers: lower, body: body as Uint8Array });
    return { status: state.status, url, headers: {}, bytes: new Uint8Array(), body: '' };
  };
  Object.assign(app, { outbound: { send, get: send } });
  return { got, state, browser: () => newBrowser(got) };
}

let made = 0;

function newBrowser(got: readonly Got[]) {
  const own = createECDH('prime256v1');
  const auth = randomBytes(16);
  const device: Device = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${++made}`,
    keys: { p256dh: own.generateKeys('base64url'), auth: auth.toString('base64url') },
  };
  /** What has arrived here, as only this browser can read it. */
  const shown = () =>
    got
      .filter(({ url }) => url === device.endpoint)
      .map(({ body }) => {
        const open = { version: 'aes128gcm' as const, privateKey: own, authSecret: auth.toString('base64url') };
        return JSON.parse(decrypt(Buffer.from(body), open).toString()) as Record<string, unknown>;
      });
  return { device, shown };
}
