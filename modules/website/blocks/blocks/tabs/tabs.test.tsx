import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteDe } from '../../texts/site.de.ts';
import { blockOf, drawBlock, shownContent } from '../draw-kinds.for-tests.tsx';
import { tabAfter } from './tab-keys.ts';
import { tabsBlock } from './tabs-block.ts';
import { Part } from './tabs-view.tsx';

afterEach(cleanup);

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
] as const)('%s from tab %i of three leads to %s', (key, open, expected) => {
  expect(tabAfter(key, open, 3)).toBe(expected);
});

test('with a script they are tabs: one chosen, one stop for Tab, the arrows choose and move the focus', () => {
  const content = shownContent(tabsBlock.fields, tabsBlock.sample, 'de');
  drawBlock(Part as never, blockOf(tabsBlock, content), siteDe);
  const tabs = () => screen.getAllByRole('tab').map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex]);
  const shown = () => document.querySelector('[role="tabpanel"][data-open]')?.textContent;
  expect(tabs()).toEqual([
    ['true', 0],
    ['false', -1],
    ['false', -1],
  ]);
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
  expect(shown()).toContain('Mit der Bahn');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Anreise' }), { key: 'ArrowLeft' });
  expect(document.activeElement?.textContent).toBe('Mit Kindern');
  expect(shown()).toContain('Kinderwagen');
  fireEvent.click(screen.getByRole('tab', { name: 'Parken' }));
  expect(shown()).toContain('acht Plätze');
  const panel = document.querySelector('[role="tabpanel"][data-open]');
  expect(panel?.getAttribute('aria-labelledby')).toBe(screen.getByRole('tab', { name: 'Parken' }).id);
});
