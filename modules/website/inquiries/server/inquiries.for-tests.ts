import type { Input } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { media } from '@fachwerk/media/module';
import { pageApi } from '@fachwerk/pages/contract';
import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import { blockKinds } from '@fachwerk/pages/facade-blocks';
import { pages } from '@fachwerk/pages/module';
import { fill } from '@fachwerk/server/hooks';
import type { Module } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { callbackBlock } from '../blocks/callback/callback-block.ts';
import { contactFormBlock } from '../blocks/contact-form/contact-form-block.ts';
import type { InquiryKind } from '../contract.ts';
import { inquirySiteApi } from '../contract-site.ts';
import { formData, writtenElements } from './form-data.ts';
import { stampOf } from './form-stamp.ts';
import { inquiries } from './module.ts';

/** As the module above all kinds brings them. */
const kindsForTests: Module = {
  name: 'kinds-for-tests',
  hooks: [
    fill(blockKinds, async () => [
      { kind: contactFormBlock, data: formData('contact'), keepSeconds: 1 },
      { kind: callbackBlock, data: formData('callback'), keepSeconds: 1 },
    ]),
  ],
};

const KINDS = { contact: contactFormBlock, callback: callbackBlock };

/** A block as a new one is, with some of it said otherwise. */
export function formBlock(id: string, kind: InquiryKind, content: object = {}): Block {
  const { kind: name, version, sample } = KINDS[kind];
  return { id, kind: name, version, settings: PLAIN_SETTINGS, content: { ...sample, ...content } };
}

export type TestInquiries = Awaited<ReturnType<typeof openInquiries>>;

/** Two shops with a site each. */
export async function openInquiries(options: AppOptions = {}) {
  const app = await openAppWith(options, companies, sites, media, pages, inquiries, kindsForTests);
  const open = async (name: string) => {
    const email = `post@${name.toLowerCase()}.example`;
    const company = await createCompany(app.work(), { name, kind: 'merchant', data: { email } });
    await addDomain(app, company.id, siteHostFor(company.id));
    return company;
  };
  const bella = await open('Bella');
  const rival = await open('Rival');
  const editor = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['pages.edit'] });
  const staff = ({ id }: CompanyRef) => app.as({ companyId: id, capabilities: ['inquiries.manage', 'inquiries.keep'] });

  /** Saves the draft of a page, and shows it to visitors where that is wanted. */
  async function write(at: CompanyRef, slug: string, blocks: Block[], { isPublished = true, page = '' } = {}) {
    const made = page
      ? (await editor(at).call(pageApi.open, { pageId: page })).body.page
      : (await editor(at).call(pageApi.create, { title: slug, slug, parentId: null, copyOf: null })).body;
    const content: PageContent = {
      title: { de: slug },
      tabText: {},
      description: {},
      keywords: {},
      layout: 'standard',
      shareMediaId: null,
      blocks,
    };
    const pageId = made.id;
    const draft = await editor(at).call(pageApi.saveDraft, { pageId, version: made.version, content });
    if (isPublished) {
      const { version } = draft.body;
      const shown = await editor(at).call(pageApi.publish, { pageId, version, note: '', evenHalfTranslated: true });
      if (shown.status !== 200) throw new Error(shown.body.code);
    }
    return pageId;
  }

  /** The stamp of a form that was drawn some seconds ago. */
  function stamp(at: CompanyRef, block: Block, secondsAgo = 20): string {
    const kind = block.kind === 'callback' ? 'callback' : 'contact';
    const ctx = { ...app.work(), companyId: at.id };
    return stampOf(ctx, writtenElements(kind, block.content), addMinutes(app.time.now, -secondsAgo / 60));
  }

  type Sent = Partial<Input<typeof inquirySiteApi.send>>;
  const send = (at: CompanyRef, block: Block, more: Sent = {}, language = 'de') =>
    app.call(
      inquirySiteApi.send,
      {
        slug: 'kontakt',
        blockId: block.id,
        stamp: stamp(at, block),
        trap: '',
        wantsReceipt: false,
        answers: ['Ada Beispiel', 'ada@kunde.example', '', 'Haben Sie am Freitag einen Tisch?'].map((value, n) => ({
          at: n,
          value,
        })),
        ...more,
      },
      { siteOf: at.id, headers: { 'accept-language': language } },
    );
  const mailsOf = ({ id }: CompanyRef) =>
    app.db.rows<{ recipient: string; replyTo: string; subject: string; bodyText: string; bodyHtml: string }>(
      app.sql`select recipient, reply_to, subject, body_text, body_html from kit.mail where company_id = ${id} order by at, id`,
    );
  /** Tries are counted by the minute. */
  const nextMinute = () => {
    app.time.now = addMinutes(app.time.now, 1);
  };
  return { app, bella, rival, editor, staff, write, stamp, send, mailsOf, nextMinute };
}
