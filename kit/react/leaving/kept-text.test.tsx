import { line } from '@fachwerk/base/schema';
import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DetailDrawer } from '../dialogs/detail-drawer.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { useHashDialog } from '../dialogs/hash-dialog.ts';
import { useContractForm } from '../forms/contract-form.ts';
import { DialogForm } from '../forms/dialog-form.tsx';
import { Form } from '../forms/form.tsx';
import { LongText } from '../forms/long-text.tsx';
import { OneQuestion } from '../forms/one-question.tsx';
import { renderScreen } from '../testing/testing.tsx';
import { useFieldSavedWhenLeft, useSaveWhenLeft } from './save-when-left.ts';

const Words = z.object({ text: line(100, 1) });
const QUESTION = 'Änderungen verwerfen?';

/** A field whose screen knows nothing of the frame around it. */
function Plain({ field: Field = TextInput }: { field?: typeof TextInput }) {
  const [text, setText] = useState('alt');
  return <Field label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}
function Sent() {
  const [text, setText] = useState('');
  return (
    <>
      <Textarea label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Button onClick={() => setText('')}>Senden</Button>
    </>
  );
}
function InForm() {
  const form = useContractForm(Words, { text: 'alt' });
  return (
    <Form form={form} onSave={async () => undefined}>
      <TextInput label="Text" {...form.field('text')} />
    </Form>
  );
}
function InDialogForm() {
  const form = useContractForm(Words, { text: 'alt' });
  return (
    <DialogForm form={form} label="Senden" onSave={async () => undefined}>
      <TextInput label="Text" {...form.field('text')} />
    </DialogForm>
  );
}
function InOwnForm() {
  const form = useContractForm(Words, { text: 'alt' });
  return <LongText label="Text" {...form.field('text')} />;
}
/** Its field is re-created on blur, like those of custom fields. */
function Redrawn() {
  const form = useContractForm(Words, { text: 'alt' });
  return (
    <DialogForm form={form} label="Senden" onSave={async () => undefined}>
      <RedrawnField key={form.values.text} text={form.values.text} onText={(text) => form.set('text', text)} />
    </DialogForm>
  );
}
function RedrawnField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  return (
    <TextInput
      label="Text"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => onText(typed)}
    />
  );
}

const texts: Readonly<Record<string, ReactNode>> = {
  'a field of its own': <Plain />,
  'a text of several lines': <Plain field={Textarea as unknown as typeof TextInput} />,
  'a comment': <Sent />,
  'a form': <InForm />,
  'the form of a dialog': <InDialogForm />,
  'a form without a bar': <InOwnForm />,
  'a field that is drawn anew': <Redrawn />,
  'a number': <NumberInput label="Text" defaultValue={1} />,
};

const frames = {
  drawer: (inside: ReactNode) => (
    <DetailDrawer isOpen title="Ein Ding" closeTo="/things">
      {inside}
    </DetailDrawer>
  ),
  dialog: (inside: ReactNode) => <Asked>{inside}</Asked>,
  'dialog with an address': (inside: ReactNode) => <HashAsked>{inside}</HashAsked>,
};

function Asked({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog title="Ein Ding" isOpen={isOpen} onClose={() => setOpen(false)}>
      {children}
    </Dialog>
  );
}
function HashAsked({ children }: { children: ReactNode }) {
  const { isOpen, close } = useHashDialog('#neu');
  return (
    <Dialog title="Ein Ding" isOpen={isOpen} onClose={close}>
      {children}
    </Dialog>
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return <button type="button" data-testid="elsewhere" onClick={() => navigate('/elsewhere')} />;
}

const ways = {
  Escape: () => userEvent.keyboard('{Escape}'),
  '✕': () => userEvent.click(screen.getByRole('button', { name: 'Schließen' })),
  'a click beside it': () => userEvent.click(document.querySelector('.mantine-Overlay-root')!),
  'another address': async () => void fireEvent.click(screen.getByTestId('elsewhere')),
};

function show(frame: keyof typeof frames, inside: ReactNode) {
  return renderScreen(
    <>
      <Elsewhere />
      {frames[frame](inside)}
    </>,
    { path: '/things/1', at: '/things/1#neu' },
  );
}
const field = () => screen.findByLabelText('Text');
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ein Ding' })).toBeNull());

for (const frame of Object.keys(frames) as (keyof typeof frames)[]) {
  describe(`a ${frame}`, () => {
    for (const [name, inside] of Object.entries(texts)) {
      test(`asks before ${name} is lost by Escape, and keeps it`, async () => {
        show(frame, inside);
        const before = ((await field()) as HTMLInputElement).value;
        await userEvent.type(await field(), '23');
        await userEvent.keyboard('{Escape}');
        await screen.findByRole('dialog', { name: QUESTION });
        await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
        await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
        expect(((await field()) as HTMLInputElement).value).toBe(`${before}23`);
        await waitFor(async () => expect(document.activeElement === (await field())).toBe(true));
      });
    }

    for (const [way, leave] of Object.entries(ways)) {
      test(`asks before it is left by ${way}, once, and goes when one wants`, async () => {
        show(frame, <Plain />);
        await userEvent.type(await field(), ' und neu');
        await leave();
        await screen.findByRole('dialog', { name: QUESTION });
        await userEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
        await isGone();
        expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
      });
    }

    const harmless: Readonly<Record<string, readonly [ReactNode, () => Promise<unknown>]>> = {
      'nothing was typed': [<InForm key="1" />, async () => field()],
      'what was typed is as it was': [
        <Plain key="2" />,
        async () => {
          await userEvent.type(await field(), 'x');
          await userEvent.type(await field(), '{Backspace}');
        },
      ],
      'what was typed is sent': [
        <Sent key="3" />,
        async () => {
          await userEvent.type(await field(), 'x');
          await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
        },
      ],
      'what was typed is saved': [
        <InDialogForm key="4" />,
        async () => {
          await userEvent.type(await field(), 'x');
          await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
        },
      ],
      'a search was typed': [
        <TextInput key="5" label="Text" type="search" />,
        async () => userEvent.type(await field(), 'x'),
      ],
      'one of a list was chosen': [
        <Select key="6" label="Text" data={['Eins', 'Zwei']} searchable />,
        async () => {
          await userEvent.type(await screen.findByRole('combobox', { name: 'Text' }), 'Zw');
          await userEvent.click(await screen.findByRole('option', { name: 'Zwei' }));
        },
      ],
      'one question was answered': [<Answer key="7" />, async () => userEvent.type(await field(), '123')],
    };
    for (const [name, [inside, act]] of Object.entries(harmless)) {
      test(`closes at once when ${name}`, async () => {
        show(frame, inside);
        await act();
        await userEvent.keyboard('{Escape}');
        await isGone();
        expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
      });
    }
  });
}

function Answer() {
  const form = useContractForm(Words, { text: '' });
  return (
    <OneQuestion form={form} field="text" onAnswer={async () => undefined}>
      <TextInput label="Text" {...form.field('text')} />
    </OneQuestion>
  );
}

function Given() {
  const { isOpen, close } = useHashDialog('#neu');
  const form = useContractForm(Words, { text: 'alt' });
  return (
    <Dialog title="Ein Ding" isOpen={isOpen} onClose={close}>
      <DialogForm form={form} label="Senden" onSave={async () => undefined} onClose={close}>
        <TextInput label="Text" {...form.field('text')} />
      </DialogForm>
    </Dialog>
  );
}
function Two() {
  const one = useContractForm(Words, { text: 'alt' });
  const two = useContractForm(Words, { text: 'alt' });
  return (
    <>
      <Elsewhere />
      <Form form={one} onSave={async () => undefined}>
        <TextInput label="Text" {...one.field('text')} />
      </Form>
      <Form form={two} onSave={async () => undefined}>
        <TextInput label="Zweiter" {...two.field('text')} />
      </Form>
    </>
  );
}
type Save = (text: string) => Promise<unknown>;
function AsForm({ save }: { save: Save }) {
  const form = useContractForm(Words, { text: 'alt' });
  const onForm = useSaveWhenLeft(form, ({ text }) => save(text));
  return (
    <form {...onForm}>
      <TextInput label="Text" {...form.field('text')} />
    </form>
  );
}
function AsField({ save }: { save: Save }) {
  const [text, setText] = useState('alt');
  const onField = useFieldSavedWhenLeft(text !== 'alt', text === 'alt!' ? null : () => save(text));
  return <TextInput label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} {...onField} />;
}

test('Escape over the question closes the question alone, and the next one asks again', async () => {
  show('dialog', <Plain />);
  await userEvent.type(await field(), ' und neu');
  for (let round = 0; round < 2; round++) {
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: QUESTION });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull());
  }
  expect(((await field()) as HTMLInputElement).value).toBe('alt und neu');
});

test('giving a dialog up by its own button asks nothing', async () => {
  renderScreen(<Given />, { path: '/things/1', at: '/things/1#neu' });
  await userEvent.type(await field(), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await isGone();
});

test('a page that is reloaded or closed asks as well', async () => {
  show('drawer', <Plain />);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await field();
  expect(isAsked()).toBe(false);
  await userEvent.type(await field(), ' und neu');
  expect(isAsked()).toBe(true);
});

test('of two forms on one screen each is asked about', async () => {
  const { router } = renderScreen(<Two />, { path: '/things/1', at: '/things/1' });
  await userEvent.type(await field(), ' und neu');
  await userEvent.click(screen.getByTestId('elsewhere'));
  await screen.findByRole('dialog', { name: QUESTION });
  expect(router.state.location.pathname).toBe('/things/1');
});

describe('what is saved when it is left', () => {
  for (const [name, Part] of [
    ['a form', AsForm],
    ['a field', AsField],
  ] as const) {
    for (const [way, leave] of Object.entries(ways)) {
      test(`${name} is saved once by ${way}, and nothing is asked`, async () => {
        const saved: string[] = [];
        show('drawer', <Part save={async (text) => saved.push(text)} />);
        await userEvent.type(await field(), ' und neu');
        await leave();
        await isGone();
        expect(saved).toEqual(['alt und neu']);
      });
    }

    test(`${name} that cannot be saved without a network stays, and leaving asks`, async () => {
      show('drawer', <Part save={() => Promise.reject(new Error('offline'))} />);
      await userEvent.type(await field(), ' und neu');
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: QUESTION });
      await userEvent.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
      expect(((await field()) as HTMLInputElement).value).toBe('alt und neu');
    });
  }

  test('a field that holds what cannot be saved is asked about', async () => {
    show('drawer', <AsField save={async () => undefined} />);
    await userEvent.type(await field(), '!');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: QUESTION });
  });
});
