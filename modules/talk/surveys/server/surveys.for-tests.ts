import { access } from '@fachwerk/auth/module';
import type { Input } from '@fachwerk/base/contract';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { customerFor } from '@fachwerk/customers/facade';
import { customers } from '@fachwerk/customers/module';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { surveyApi, surveyCapabilities } from '../contract.ts';
import type { Question, QuestionType, SurveyContent } from '../contract-content.ts';
import { surveySiteApi } from '../contract-site.ts';
import { surveys } from './module.ts';

/** Every company has a site in a test house, and people are whom a token names. */
const { siteOf: _site, ...sitesByCompany } = sites;
const { authenticate: _who, ...accessByToken } = access;

const option = (id: string) => ({ id, label: { de: `Wahl ${id}`, en: `Choice ${id}` } });

export function question(id: string, type: QuestionType, more: Partial<Question> = {}): Question {
  return {
    id,
    type,
    title: { de: `Frage ${id}`, en: `Question ${id}` },
    help: {},
    isRequired: false,
    showIf: null,
    options: [option('a'), option('b')],
    rows: [option('r')],
    scaleMost: 5,
    low: {},
    high: {},
    ...more,
  };
}

export type TestSurveys = Awaited<ReturnType<typeof openSurveys>>;

/** Two shops with a site each. */
export async function openSurveys(options: AppOptions = {}) {
  const app = await openAppWith(options, companies, accessByToken, sitesByCompany, customers, surveys);
  const open = (name: string) => createCompany(app.work(), { name, kind: 'merchant' });
  const [bella, rival] = [await open('Bella'), await open('Rival')];
  const staff = ({ id }: CompanyRef = bella) =>
    app.as({ companyId: id, capabilities: Object.keys(surveyCapabilities) });

  let number = 0;
  /** Written, and published where nothing else is said. */
  async function survey(
    questions: Question[],
    given: { isAnonymous?: boolean; isDraft?: boolean } & Partial<SurveyContent> = {},
  ) {
    const { isAnonymous = false, isDraft = false, ...words } = given;
    const slug = `umfrage-${++number}`;
    const made = (await staff().call(surveyApi.create, { title: 'Wie war es?', slug, isAnonymous })).body;
    const content = { ...made.content, ...words, questions };
    const saved = (await staff().call(surveyApi.save, { id: made.id, version: made.version, slug, content })).body;
    if (isDraft) return saved;
    const published = await staff().call(surveyApi.publish, { id: saved.id, version: saved.version });
    if (published.status !== 200) throw new Error(published.body.code);
    return published.body;
  }

  type Sent = Partial<Input<typeof surveySiteApi.send>>;
  /** Somebody answers, each time somebody else; every question that is answered was in sight. */
  const answer = (
    slug: string,
    answers: Record<string, string[]>,
    more: Sent = {},
    siteOf = bella.id,
    from = `198.51.100.${++number % 250}`,
  ) => {
    app.time.now = addMinutes(app.time.now, 1);
    return app.call(
      surveySiteApi.send,
      {
        slug,
        edition: 1,
        answerId: crypto.randomUUID(),
        invitation: '',
        trap: '',
        shown: Object.keys(answers).map((key) => key.split('.')[0]!),
        answers: Object.entries(answers).map(([key, values]) => ({ key, values })),
        ...more,
      },
      { siteOf, from },
    );
  };
  const results = async (id: string) => (await staff().call(surveyApi.results, { id })).body;

  async function customer(newsletter: 'confirmed' | 'none' = 'confirmed') {
    const contact = {
      email: `kunde${++number}@example.org`,
      firstName: 'Anna',
      lastName: 'Berger',
      phone: '',
      language: 'de' as const,
    };
    const inside = { ...app.work(), companyId: bella.id };
    const made = await app.db.transaction((db) => customerFor({ ...inside, db }, contact));
    await app.db.rows(app.sql`
      update customers.customer set newsletter = ${newsletter} where company_id = ${bella.id} and id = ${made.id}`);
    return { id: made.id, email: contact.email };
  }
  const mails = () =>
    app.db.rows<{ recipient: string; subject: string; bodyText: string; unsubscribe: string }>(app.sql`
      select recipient, subject, body_text, unsubscribe from kit.mail where company_id = ${bella.id} order by at, id`);
  return { app, bella, rival, staff, survey, answer, results, customer, mails };
}
