import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import type { Input } from '@fachwerk/base/contract';
import { addSeconds } from '@fachwerk/base/time';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import type { NewsletterState } from '@fachwerk/customers/contract';
import { customerFor } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { mediaApi } from '@fachwerk/media/contract';
import { media } from '@fachwerk/media/module';
import type { Device } from '@fachwerk/push/contract';
import { push } from '@fachwerk/push/module';
import { addDevice } from '@fachwerk/push/testing';
import { newId } from '@fachwerk/server/ids';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import sharp from 'sharp';
import { messageApi } from '../contract.ts';
import { messaging } from './module.ts';

export type TestMessaging = Awaited<ReturnType<typeof openMessaging>>;
export type TestShop = Awaited<ReturnType<TestMessaging['shop']>>;

/** Every company has a site in a test house, and people are whom a token names. */
const { siteOf: _site, ...sitesByCompany } = sites;
const { authenticate: _who, ...accessByToken } = access;

type Draft = Input<typeof messageApi.send>['message'];
type Given = { newsletter?: NewsletterState; isBlocked?: boolean; firstName?: string; email?: string };

export async function openMessaging(options: AppOptions = {}) {
  const app = await openAppWith(options, companies, accessByToken, sitesByCompany, customers, media, push, messaging);
  let number = 0;

  /** A company with one person who writes, and customers of its own. */
  async function shop() {
    const { id: companyId } = await createCompany(app.work(), { name: `Bella ${++number}`, kind: 'merchant' });
    const userId = await addPerson(app, companyId, { name: 'Ada Wirtin' });
    const staff = app.as({ companyId, userId, capabilities: ['messages.send'] });

    /** Somebody who has confirmed the newsletter, unless something else is said. */
    async function customer({ newsletter = 'confirmed', isBlocked = false, ...given }: Given = {}) {
      const { email = `kunde${++number}@example.org`, firstName = 'Anna' } = given;
      const contact = { email, firstName, lastName: 'Berger', phone: `0170 ${1000 + number}`, language: 'de' as const };
      const made = await app.db.transaction((db) => customerFor({ ...app.work(), db, companyId }, contact));
      await app.db.rows(app.sql`
        update customers.customer set newsletter = ${newsletter}, blocked_at = ${isBlocked ? app.time.now : null}
        where company_id = ${companyId} and id = ${made.id}`);
      return { id: made.id, email };
    }

    const librarian = app.as({ companyId, userId, capabilities: ['media.manage'] });

    /** In the library of the company. */
    async function picture() {
      const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b4532a' } })
        .jpeg()
        .toBuffer();
      const file = { bytes, type: 'image/jpeg', name: 'trueffel.jpg' };
      const made = (await librarian.call(mediaApi.upload, { uploadId: newId(), name: 'Trüffel', file })).body;
      const { name, folderId, tags, focus, credit, version } = made;
      const asset = { name, folderId, tags, focus, credit, alt: { de: 'Trüffel' } };
      await librarian.call(mediaApi.save, { id: made.id, asset, version });
      return made.id;
    }

    const send = (given: Partial<Draft> = {}) => staff.call(messageApi.send, { message: draft(given) });
    const find = async (id: string) => (await staff.call(messageApi.find, { id })).body;
    const mails = () =>
      app.db.rows<{ recipient: string; subject: string; bodyText: string; unsubscribe: string }>(app.sql`
        select recipient, subject, body_text, unsubscribe from kit.mail
        where company_id = ${companyId} and mailing_id is not null order by recipient`);
    const device = (customerId: string, given: Device) => addDevice({ ...app.work(), companyId }, customerId, given);
    return { companyId, userId, staff, librarian, customer, device, picture, send, find, mails };
  }

  const draft = (given: Partial<Draft> = {}): Draft => ({
    id: newId(),
    title: 'Neues von {firma}',
    text: 'Guten Tag {vorname},\n\nwir haben Trüffel.',
    button: null,
    pictureId: null,
    channel: 'email',
    sendAt: null,
    recipients: { kind: 'all' },
    ...given,
  });
  const later = (seconds: number) => {
    app.time.now = addSeconds(app.time.now, seconds);
  };
  return { app, shop, draft, later };
}
