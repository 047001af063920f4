import { describe, expect, test } from 'vitest';
import { MadeKind } from '../contract.ts';
import { accessibilityDe } from '../texts/accessibility.de.ts';
import { accessibilityEn } from '../texts/accessibility.en.ts';
import { adminDe } from '../texts/admin.de.ts';
import { authoritiesDe } from '../texts/authorities.de.ts';
import { imprintDe } from '../texts/imprint.de.ts';
import { imprintEn } from '../texts/imprint.en.ts';
import { privacyDe } from '../texts/privacy.de.ts';
import { privacyEn } from '../texts/privacy.en.ts';
import {
  changesSince,
  type Known,
  madeParagraphs,
  stepsOf,
  wholeText,
  whyNotAnswer,
  whyNotTakeOver,
} from './document.ts';
import { DOCUMENTS } from './documents.ts';
import { type SiteUse, usesOf } from './site-use.ts';

const DE = { ...imprintDe, ...privacyDe, ...accessibilityDe };
const EN = { ...imprintEn, ...privacyEn, ...accessibilityEn };

const named = {
  legalName: 'Bella GmbH',
  siteName: 'Bella',
  street: 'Markt 1',
  postcode: '04109',
  city: 'Leipzig',
  email: 'ciao@bella.example',
  phone: '',
  vatId: '',
  owner: '',
  representedBy: 'Ina Bella',
  registerCourt: 'Amtsgericht Leipzig',
  registerNumber: 'HRB 1',
  platform: 'Netz AG',
  tileHosts: 'openstreetmap.org',
  mailHost: 'post.example',
  stock: 'pexels.com',
  contactDoneMonths: '6',
  contactMostMonths: '24',
};
const NO = { isSupervised: 'no', hasProfession: 'no', hasEditorial: 'no', dispute: 'unwilling', isWindingUp: 'no' };
const ANSWERS = {
  ...NO,
  hasOfficer: 'no',
  land: 'sn',
  hasCameras: 'no',
  isSmall: 'no',
  conformity: 'full',
  assessment: 'self',
};
const known = (uses: readonly SiteUse[] = [], answers: Record<string, string> = {}): Known => ({
  facts: { uses: [...uses], named },
  answers: { ...ANSWERS, ...answers },
});
const made = (kind: MadeKind, given: Known) =>
  madeParagraphs(DOCUMENTS[kind], given, { ...DE, ...authoritiesDe }, '16.11.2026');
const paragraphs = (kind: MadeKind, given: Known) => made(kind, given).map(({ name }) => name);

describe('what the site uses and what was answered decides which paragraphs there are', () => {
  test.each<[string, MadeKind, SiteUse[], Record<string, string>, string, string]>([
    ['a permit', 'imprint', [], { isSupervised: 'yes', supervisor: 'Stadt Leipzig' }, 'supervision', 'Stadt Leipzig'],
    ['a profession', 'imprint', [], { hasProfession: 'yes', profession: 'Ärztin' }, 'profession', 'Ärztin'],
    ['articles', 'imprint', [], { hasEditorial: 'yes', editor: 'Ina Bella' }, 'editorial', '§ 18 Abs. 2 MStV'],
    ['arbitration', 'imprint', [], { dispute: 'willing', disputeBody: 'Kehl' }, 'dispute_willing', 'Kehl'],
    ['arbitration by duty', 'imprint', [], { dispute: 'obliged', disputeBody: 'Kehl' }, 'dispute_obliged', 'Kehl'],
    ['the end of the company', 'imprint', ['capital_company'], { isWindingUp: 'yes' }, 'winding_up', 'Liquidation'],
    ['an economic number', 'imprint', [], { businessId: 'DE123-1' }, 'numbers', 'DE123-1'],
    ['photos of others', 'imprint', ['stock_photos'], {}, 'pictures', 'pexels.com'],
    ['a form, quick to reach', 'imprint', ['contact_form'], {}, 'contact_form', 'Kontaktformular'],
    ['cards', 'privacy', ['stripe'], {}, 'stripe', 'Stripe Payments Europe'],
    ['PayPal', 'privacy', ['paypal'], {}, 'paypal', 'PayPal (Europe)'],
    ['a map of others', 'privacy', ['tiles'], {}, 'tiles', 'openstreetmap.org'],
    ['a video', 'privacy', ['youtube'], {}, 'youtube', 'Google Ireland'],
    ['another video', 'privacy', ['vimeo'], {}, 'vimeo', 'Vimeo.com'],
    ['a form', 'privacy', ['contact_form'], {}, 'contact_form', 'nach 24 Monaten'],
    ['a conversation on its pages', 'privacy', ['chat'], {}, 'chat', 'merkt sich Ihr Browser'],
    ['WhatsApp', 'privacy', ['whatsapp'], {}, 'whatsapp', 'WhatsApp Ireland'],
    ['an own mail server', 'privacy', ['own_mail_server'], {}, 'mail_own', 'post.example'],
    ['lockers', 'privacy', ['boxes'], {}, 'rentals', 'PIN'],
    ['goods', 'privacy', ['goods'], {}, 'orders', 'bestellte Ware'],
    ['cameras', 'privacy', ['boxes'], { hasCameras: 'yes', cameraHours: '72' }, 'cameras', '72 Stunden'],
    ['an officer', 'privacy', [], { hasOfficer: 'yes', officer: 'dsb@bella.example' }, 'officer', 'dsb@bella'],
    ['a platform', 'privacy', ['guest'], {}, 'recipients_guest', 'Netz AG'],
    ['own servers', 'privacy', ['operator'], { hosting: 'own' }, 'recipients_own', 'eigenen Servern'],
    [
      'rented servers',
      'privacy',
      ['operator'],
      { hosting: 'provider', host: 'Rechner GmbH' },
      'recipients_host',
      'Rechner GmbH',
    ],
    ['somebody else', 'privacy', [], { otherRecipients: 'Steuerbüro Klar' }, 'others', 'Steuerbüro Klar'],
    ['barriers', 'accessibility', [], { conformity: 'partly', barriers: '- Karte' }, 'partly', '- Karte'],
    ['a small company', 'accessibility', [], { isSmall: 'yes' }, 'small', 'Kleinstunternehmen'],
    [
      'an assessment by others',
      'accessibility',
      [],
      { assessment: 'external', assessor: 'Prüf e. V.' },
      'external',
      'Prüf e. V.',
    ],
    ['content of others', 'accessibility', ['youtube'], {}, 'foreign', 'anderer Anbieter'],
  ])('%s', (_what, kind, uses, answers, paragraph, words) => {
    expect(paragraphs(kind, known())).not.toContain(paragraph);
    const found = made(kind, known(uses, answers)).find(({ name }) => name === paragraph);
    expect(found?.words).toContain(words);
  });
});

test('a line that would name nothing is not there, and nothing is left to be filled in', () => {
  const imprint = wholeText(made('imprint', known()));
  expect(imprint).toContain('Vertreten durch: Ina Bella');
  expect(imprint).not.toMatch(/Telefon|Inhaber|Umsatzsteuer/);
  for (const kind of MadeKind.options) expect(wholeText(made(kind, known(['goods', 'guest'])))).not.toMatch(/[{}]/);
});

test('a privacy notice names the authority of the Land and the day it was made', () => {
  const text = wholeText(made('privacy', known()));
  expect(text).toContain('Sächsische Datenschutz- und Transparenzbeauftragte, Dresden');
  expect(text).toMatch(/Stand: 16\.11\.2026$/);
});

test('both languages have the words of every paragraph, and every question and step is worded', () => {
  const words = Object.keys(adminDe);
  for (const { kind, paragraphs: all, steps } of Object.values(DOCUMENTS)) {
    for (const { name, source, checkedOn } of all) {
      expect(DE).toHaveProperty([`made.${kind}.${name}`]);
      expect(EN).toHaveProperty([`made.${kind}.${name}`]);
      expect(source).toMatch(/§|Art\.|Anl\./);
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    for (const { name, questions } of steps) {
      expect(words).toEqual(expect.arrayContaining([`legal_step.${name}`, `legal_step.${name}.about`]));
      for (const { name: question, input } of questions) {
        expect(words).toContain(`legal_question.${question}`);
        if (input === 'lines') expect(words).toContain(`legal_question.${question}.help`);
        if (typeof input === 'object')
          for (const option of input.options) expect(words).toContain(`legal_question.${question}.${option}`);
      }
    }
  }
  const used = Object.values(DOCUMENTS).flatMap(({ kind, paragraphs: all }) =>
    all.map(({ name }) => `made.${kind}.${name}`),
  );
  expect(Object.keys(DE).sort()).toEqual(used.sort());
});

test('who is a guest is not asked about servers, who lets no lockers not about cameras', () => {
  const steps = (...uses: SiteUse[]) => stepsOf(DOCUMENTS.privacy, known(uses)).map(({ name }) => name);
  expect(steps('guest', 'goods')).toEqual(['officer', 'authority', 'others']);
  expect(steps('operator', 'boxes')).toEqual(['officer', 'authority', 'hosting', 'cameras', 'others']);
});

describe('a text is taken over when', () => {
  const { imprint } = DOCUMENTS;
  test.each([
    ['everything is answered', known(), [], null],
    ['the company is known', known(), ['email'], 'legal_text.company_incomplete'],
    ['no question is open', known([], { dispute: '' }), [], 'legal_text.unanswered'],
    ['what follows is answered too', known([], { isSupervised: 'yes' }), [], 'legal_text.unanswered'],
    ['what need not be answered is not', known([], { businessId: '' }), [], null],
  ])('%s', (_what, given, missing, expected) => {
    expect(whyNotTakeOver(imprint, given, missing)).toBe(expected);
  });
});

test('an answer belongs to a question, and a choice to its options', () => {
  expect(whyNotAnswer(DOCUMENTS.imprint, { dispute: 'willing', disputeBody: 'Kehl' })).toBeNull();
  expect(whyNotAnswer(DOCUMENTS.imprint, { dispute: 'maybe' })).toBe('legal_text.answer_unknown');
  expect(whyNotAnswer(DOCUMENTS.imprint, { land: 'sn' })).toBe('legal_text.answer_unknown');
});

test('what is new, different and gone since is told by its first line', () => {
  const before = Object.fromEntries(
    made('privacy', known(['stripe', 'tiles'])).map(({ name, words }) => [name, words]),
  );
  expect(changesSince(before, made('privacy', known(['stripe', 'tiles'])))).toEqual([]);
  expect(changesSince(before, made('privacy', known(['stripe', 'paypal'], { land: 'be' })))).toEqual([
    { change: 'new', excerpt: 'Zahlung über PayPal' },
    { change: 'changed', excerpt: expect.stringContaining('beschweren') },
    { change: 'gone', excerpt: 'Karten' },
  ]);
});

const site = {
  providers: [],
  tileHosts: [],
  videoHosts: [],
  blockKinds: [],
  stockHosts: [],
  mailHost: null,
  hasWhatsapp: false,
  hasChat: false,
};
test('what a site uses follows from how it is set up', () => {
  const about = { kind: 'merchant', legalForm: 'sole', isOperator: false, site } as const;
  expect(usesOf(about)).toEqual(['goods', 'guest', 'platform_mail']);
  expect(
    usesOf({
      kind: 'franchisor',
      legalForm: 'gmbh',
      isOperator: true,
      site: {
        ...site,
        providers: ['paypal'],
        videoHosts: ['Vimeo'],
        blockKinds: ['text', 'contact-form'],
        mailHost: 'x.de',
      },
    }),
  ).toEqual(['capital_company', 'contact_form', 'boxes', 'operator', 'paypal', 'own_mail_server', 'vimeo']);
});
