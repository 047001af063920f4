import { expect, test } from 'vitest';
import type { LegalKind } from '../contract-legal.ts';
import { consentCookie, consentOf } from './consent.ts';
import { filledTemplate } from './legal-template.ts';
import { inForceOf, newestOf, plannedOf, stateOf, whyNotPublish } from './legal-versions.ts';
import { mainHostOf, originOf, usualSite, whyNotSave } from './site-data.ts';

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const of = (kind: LegalKind, version: number, on: string) => ({ kind, version, validFrom: day(on) });
const versions = [
  of('terms', 1, '2026-01-01'),
  of('terms', 3, '2026-03-01'),
  of('terms', 2, '2026-06-01'),
  of('privacy', 9, '2026-01-01'),
];

const moments = [
  ['before the first', '2025-12-31', undefined, 1],
  ['on the day it begins', '2026-01-01', 1, 3],
  ['after a later written one began earlier', '2026-03-01', 3, 2],
  ['when all have begun, the one that began last', '2026-07-01', 2, undefined],
] as const;
for (const [name, on, inForce, planned] of moments) {
  test(`in force ${name}: ${inForce ?? 'none'}, next ${planned ?? 'none'}`, () => {
    expect(inForceOf(versions, 'terms', day(on))?.version).toBe(inForce);
    expect(plannedOf(versions, 'terms', day(on))?.version).toBe(planned);
  });
}

test('of two that begin together the later written one counts; numbers go on by kind', () => {
  const twins = [of('terms', 1, '2026-01-01'), of('terms', 2, '2026-01-01')];
  expect(inForceOf(twins, 'terms', day('2026-02-01'))?.version).toBe(2);
  expect([newestOf(versions, 'terms'), newestOf(versions, 'imprint')]).toEqual([3, 0]);
  expect(versions.slice(0, 3).map((each) => stateOf(each, 3, day('2026-04-01')))).toEqual([
    'past',
    'in_force',
    'planned',
  ]);
});

const publishing = [
  ['at once', { text: { de: 'x' }, validFrom: undefined }, null],
  ['a little ago, by a slow clock', { text: { de: 'x' }, validFrom: new Date('2026-03-01T09:56:00Z') }, null],
  ['yesterday', { text: { de: 'x' }, validFrom: day('2026-02-28') }, 'legal.valid_from_past'],
  ['without the default language', { text: { en: 'x' }, validFrom: undefined }, 'legal.text_missing'],
  ['with an empty text', { text: { de: '' }, validFrom: undefined }, 'legal.text_missing'],
] as const;
for (const [name, draft, expected] of publishing) {
  test(`publishing ${name}: ${expected ?? 'fine'}`, () => {
    expect(whyNotPublish(draft, 'de', new Date('2026-03-01T10:00:00Z'))).toBe(expected);
  });
}

test('a site in a language that nothing ships in is fine with English, one in German with either form, one in English with neither', () => {
  const refusal = (language: Parameters<typeof whyNotPublish>[1], text: object) =>
    whyNotPublish({ text, validFrom: undefined }, language, new Date('2026-03-01T10:00:00Z'));
  expect([refusal('it', { en: 'x' }), refusal('deDu', { de: 'x' })]).toEqual([null, null]);
  expect([refusal('it', { de: 'x' }), refusal('en', { de: 'x' })]).toEqual([
    'legal.text_missing',
    'legal.text_missing',
  ]);
});

test('a template is filled with what is known; lines that would say nothing are left out', () => {
  const template = '{legalName}\n{street}\n\nTelefon: {phone}\n\nEnde';
  const facts = { legalName: 'City $& GmbH', street: 'Weg 1' };
  expect(filledTemplate(template, facts)).toBe('City $& GmbH\nWeg 1\n\nEnde');
});

test('consent is what we wrote ourselves, and nothing else', () => {
  expect(['map', 'none', undefined, 'all', 'map,none'].map(consentOf)).toEqual([
    { isDecided: true, map: true },
    { isDecided: true, map: false },
    { isDecided: false, map: false },
    { isDecided: false, map: false },
    { isDecided: false, map: false },
  ]);
  expect(consentOf(consentCookie({ map: true })).map).toBe(true);
});

test('a site begins with the data of its company', () => {
  const company = { name: 'City', email: 'a@b.example', phone: '1', defaultLanguage: 'deDu' } as const;
  const site = usualSite(company);
  expect(site).toMatchObject({ name: 'City', languages: ['deDu'], defaultLanguage: 'deDu' });
  expect(usualSite({ ...company, defaultLanguage: 'de' }).languages).toEqual(['de']);
  expect(usualSite({ ...company, defaultLanguage: 'en' }).languages).toEqual(['de', 'en']);
  expect(whyNotSave(site, [])).toBeNull();
});

const hosts = [
  ['b.example', ['a.example', 'b.example'], 'b.example'],
  ['gone.example', ['a.example', 'b.example'], 'a.example'],
  ['', [], undefined],
] as const;
for (const [chosen, active, expected] of hosts) {
  test(`of [${active}] with "${chosen}" chosen, links lead to ${expected ?? 'none'}`, () => {
    expect(mainHostOf(chosen, active)).toBe(expected);
  });
}

test('a host has the protocol and the port of the installation', () => {
  expect(originOf('x.localhost', 'http://localhost:3000')).toBe('http://x.localhost:3000');
  expect(originOf('x.example', 'https://office.example/')).toBe('https://x.example');
});
