import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { FilterChips, FilterFrame, FilterPanelButton, type FilterSection } from './filter-panel.tsx';
import { useListState } from './list-state.ts';

const sections: readonly FilterSection[] = [
  {
    name: 'colour',
    label: 'Farbe',
    options: [
      { value: 'red', label: 'Rot', count: 1200 },
      { value: 'blue', label: 'Blau', count: 0 },
    ],
  },
  { name: 'town', label: 'Stadt', options: [{ value: 'town-1', label: 'Rothenburg' }] },
  { name: 'door', label: 'Tür', isSingle: true, options: [{ value: 'open', label: 'offen' }] },
];
const choices = {
  colour: ['red', 'blue'],
  town: (value: string) => value.startsWith('town-'),
  door: ['open'],
} as const;

function Things() {
  const state = useListState({ sort: ['name'], choices });
  const panel = { id: 'things', sections, state, total: 7 };
  return (
    <>
      <FilterPanelButton {...panel} />
      <FilterChips {...panel} />
      <FilterFrame panel={panel}>
        <output>{JSON.stringify({ ...state.chosen, isNarrowed: state.isNarrowed })}</output>
      </FilterFrame>
    </>
  );
}

function show(at = '/things', innerWidth = 1440) {
  Object.assign(window, { innerWidth });
  return { ...renderScreen(<Things />, { at }), person: userEvent.setup() };
}
const chosen = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');

/** This device has the panel open. */
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('device.filter.things', JSON.stringify({ isShown: true }));
});

describe('a filter panel', () => {
  test('stays closed until somebody opens it, and this device remembers that', async () => {
    localStorage.clear();
    const { person, unmount } = show();
    expect(screen.queryByRole('complementary')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByRole('complementary', { name: 'Filter' })).toBeTruthy();
    unmount();
    show();
    expect(screen.getByRole('complementary', { name: 'Filter' })).toBeTruthy();
  });

  test('takes what is chosen from the address, and ignores what cannot be', () => {
    show('/things?colour=red&colour=green&colour=red&town=town-9&town=x&door=open');
    expect(chosen()).toEqual({ colour: ['red'], town: ['town-9'], door: ['open'], isNarrowed: true });
  });

  test('chooses several of a section, shows them as chips, and takes each back', async () => {
    const { router, person } = show('/things?q=x');
    await person.click(screen.getByRole('checkbox', { name: /^Rot / }));
    await person.click(screen.getByRole('checkbox', { name: /^Blau/ }));
    expect(router.state.location.search).toBe('?q=x&colour=red&colour=blue');
    await person.click(screen.getByRole('button', { name: 'Farbe: Rot entfernen' }));
    expect(router.state.location.search).toBe('?q=x&colour=blue');
    await person.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(router.state.location.search).toBe('?q=x');
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
  });

  test('says how many entries an option would leave', () => {
    show();
    expect(screen.getByRole('checkbox', { name: 'Rot 1.200' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Blau 0' })).toBeTruthy();
  });

  test('lets go of the other where only one can be, and of all by “Alle”', async () => {
    const { person } = show('/things?door=open');
    await person.click(screen.getByRole('button', { name: 'Tür 1 gewählt' }));
    expect((screen.getByRole('radio', { name: 'offen' }) as HTMLInputElement).checked).toBe(true);
    await person.click(screen.getByRole('radio', { name: 'Alle' }));
    expect(chosen()).toMatchObject({ door: [], isNarrowed: false });
  });

  test('opens and closes its sections one by one, by keyboard too, and this device remembers it', async () => {
    const { person, unmount } = show();
    const heading = screen.getByRole('button', { name: /^Farbe/ });
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    heading.focus();
    await person.keyboard('{Enter}');
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: /^Stadt/ }).getAttribute('aria-expanded')).toBe('true');
    unmount();
    show();
    expect(screen.getByRole('button', { name: /^Farbe/ }).getAttribute('aria-expanded')).toBe('false');
  });

  test('finds options by a word, wherever they stand, and does not remember that as opened', async () => {
    const { person } = show();
    await person.type(screen.getByRole('searchbox', { name: 'Filter durchsuchen' }), 'ROT');
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual(['red', 'town-1']);
    await person.clear(screen.getByRole('searchbox'));
    await person.type(screen.getByRole('searchbox'), 'tür');
    expect(screen.getByRole('radio', { name: 'offen' })).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Tür/ }).getAttribute('aria-expanded')).toBe('false');
    await person.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('Kein Filter gefunden.')).toBeTruthy();
  });

  test('goes out of the way, and tells by then how much is chosen', async () => {
    const { person, unmount } = show('/things?colour=red&colour=blue');
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByText('2')).toBeTruthy();
    unmount();
    show();
    expect(screen.getByRole('button', { name: 'Filter' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('is a sheet on a small screen, closed by the number of what it found', async () => {
    const { person } = show('/things', 390);
    expect(screen.queryByRole('complementary')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await person.click(within(sheet).getByRole('checkbox', { name: /^Rot / }));
    expect(chosen()).toMatchObject({ colour: ['red'] });
    await person.click(within(sheet).getByRole('button', { name: '7 Einträge zeigen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
