import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { legalTextApi, type MadeText } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { TextMaker } from './text-maker.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['sites.manage'] });
});
afterEach(cleanup);

const NO = { isSupervised: 'no', hasProfession: 'no', hasEditorial: 'no', dispute: 'unwilling' };
const made = (more: Partial<MadeText> = {}): MadeText => ({
  kind: 'imprint',
  answers: NO,
  version: 1,
  facts: { uses: ['goods', 'guest'], named: { legalName: 'Bella' } },
  missing: [],
  text: { de: '## Angaben nach § 5 DDG\n\nBella', en: '## Information\n\nBella' },
  paragraphs: [{ name: 'provider', excerpt: 'Angaben', source: '§ 5 DDG', checkedOn: '2026-11-16' }],
  madeOn: null,
  changes: [],
  newest: 0,
  ...more,
});
const open = (at = '/admin/legal-texts/imprint') =>
  renderScreen(<TextMaker />, { path: '/admin/legal-texts/:kind?/:step?', at });

test('begins where something is open, asks what follows from an answer, and says at the field what is missing', async () => {
  const wire = fakeWire(
    answering(legalTextApi.show, made({ answers: {} })),
    answering(legalTextApi.answer, made({ answers: {} })),
  );
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Ja' }));
  await userEvent.click(screen.getByRole('button', { name: adminDe['legal_texts.next'] }));
  expect(await screen.findAllByText(new RegExp(adminDe['legal_texts.required']))).not.toHaveLength(0);
  expect(wire.calls(legalTextApi.answer)).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: adminDe['legal_question.supervisor'] }), 'Stadt Leipzig');
  await userEvent.click(screen.getByRole('button', { name: adminDe['legal_texts.next'] }));
  expect(await screen.findByRole('heading', { name: adminDe['legal_step.profession'] })).toBeTruthy();
  expect(wire.calls(legalTextApi.answer)[0]?.body).toMatchObject({
    answers: { isSupervised: 'yes', supervisor: 'Stadt Leipzig' },
  });
});

test('who may not change the company is told what is missing, and nothing can be taken over', async () => {
  fakeWire(answering(legalTextApi.show, made({ missing: ['email'] })));
  open();
  expect(await screen.findByText(/Rolle Administrator/)).toBeTruthy();
  cleanup();
  open('/admin/legal-texts/imprint/review');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: adminDe['legal_texts.take_over'] });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(adminDe['legal_text.company_incomplete'])).toBeTruthy();
});

test('an outdated text says in what, and is taken over again', async () => {
  const version = { version: 3, validFrom: new Date(), createdAt: new Date(), personName: 'Kim', isTemplate: false };
  const wire = fakeWire(
    answering(
      legalTextApi.show,
      made({ madeOn: '2026-11-01', newest: 2, changes: [{ change: 'new', excerpt: 'Zahlung über PayPal' }] }),
    ),
    answering(legalTextApi.takeOver, { ...version, state: 'in_force' }),
  );
  open();
  expect(await screen.findByText('Der Text vom 01.11.2026 ist veraltet')).toBeTruthy();
  expect(screen.getByText('Neu: Zahlung über PayPal')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: adminDe['legal_texts.take_over'] }));
  expect(await screen.findByText('Fassung 3 steht auf der Website.')).toBeTruthy();
  expect(wire.calls(legalTextApi.takeOver)[0]?.body).toMatchObject({ newest: 2 });
});
