import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { typedBefore } from './typed-before.ts';

const heard: string[] = [];

function Fields({ onDone }: { readonly onDone?: () => void }) {
  const [name, setName] = useState('');
  useEffect(() => onDone?.(), [onDone]);
  return (
    <>
      <input name="controlled" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
      <input name="plain" defaultValue="Köln" onChange={({ target }) => heard.push(`plain ${target.value}`)} />
      <textarea
        name="text"
        defaultValue=""
        onInput={({ currentTarget }) => heard.push(`text ${currentTarget.value}`)}
      />
      <input name="terms" type="checkbox" onChange={({ target }) => heard.push(`terms ${target.checked}`)} />
      {['pickup', 'delivery'].map((way) => (
        <input
          key={way}
          name="way"
          type="radio"
          value={way}
          defaultChecked={way === 'pickup'}
          onChange={({ target }) => heard.push(`way ${target.value}`)}
        />
      ))}
      <select name="size" defaultValue="s" onChange={({ target }) => heard.push(`size ${target.value}`)}>
        <option value="s">S</option>
        <option value="m">M</option>
      </select>
    </>
  );
}

const root = document.createElement('div');
const control = <T extends HTMLElement = HTMLInputElement>(selector: string) => root.querySelector<T>(selector)!;

function draw(visit: string): void {
  heard.length = 0;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit } as PerformanceNavigationTiming]);
  root.innerHTML = renderToString(<Fields />);
  document.body.replaceChildren(root);
}

function change(): void {
  control('[name=controlled]').value = 'Kim';
  control('[name=plain]').value = 'Bonn';
  control<HTMLTextAreaElement>('textarea').value = 'Hallo';
  control('[name=terms]').checked = true;
  control('[value=delivery]').checked = true;
  control<HTMLSelectElement>('select').value = 'm';
}

const hydrate = (onDone: () => void) => act(async () => void hydrateRoot(root, <Fields onDone={onDone} />));

beforeEach(() => vi.restoreAllMocks());

test('what was typed, ticked and chosen before the scripts came is told once they are there', async () => {
  draw('navigate');
  change();
  await hydrate(typedBefore(root));
  expect(heard).toEqual(['plain Bonn', 'text Hallo', 'terms true', 'way delivery', 'size m']);
  expect(control('output').textContent).toBe('Kim');
  expect(control('[name=terms]').checked).toBe(true);
});

test('so is what changes while the page is hydrated, on a page one came back to as well', async () => {
  draw('back_forward');
  const tell = typedBefore(root);
  control('[name=plain]').value = 'Bonn';
  control('[name=plain]').dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate(tell);
  expect(heard).toEqual(['plain Bonn']);
});

test('what the browser restores on reload or back is not told', async () => {
  draw('reload');
  change();
  await hydrate(typedBefore(root));
  expect(heard).toEqual([]);
});

test('what nobody changed is not told', async () => {
  draw('navigate');
  await hydrate(typedBefore(root));
  expect(heard).toEqual([]);
});

test('so does a choice that goes back to the first of a list', async () => {
  draw('navigate');
  for (const option of control<HTMLSelectElement>('select').options) option.defaultSelected = option.value === 'm';
  control<HTMLSelectElement>('select').value = 's';
  await hydrate(typedBefore(root));
  expect(heard).toEqual(['size s']);
});
