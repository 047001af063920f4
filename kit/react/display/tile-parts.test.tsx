import { IconKey } from '@tabler/icons-react';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/testing.tsx';
import { TileFact, TileFacts, TileHead, TileNumber, TileRow, TileRows, TileSheet } from './tile-parts.tsx';

const pathOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

test('every number leads to its list, and one that must not is no link', () => {
  renderScreen(
    <>
      <TileNumber to="/list" value={3}>
        laufen
      </TileNumber>
      <TileNumber to={undefined} value="5,00 €">
        heute
      </TileNumber>
      <TileFacts>
        <TileFact to="/open" label="Offen" value="7" note="von 9" />
      </TileFacts>
    </>,
  );
  expect([pathOf('3 laufen'), pathOf(/Offen/)]).toEqual(['/list', '/open']);
  expect(screen.getByText('heute').closest('a')).toBeNull();
});

test('a number is written in thousands, a name as it is', () => {
  renderScreen(
    <>
      <TileNumber to="/list" value={1302}>
        laufen
      </TileNumber>
      <TileFact to="/open" label="Offen" value={12345} note="von allen" />
      <TileFact to="/box" label="Fach" value="1302" note="Halle 4" />
    </>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1.302 laufen',
    'Offen12.345von allen',
    'Fach1302Halle 4',
  ]);
});

test('a row says what it is, more about it, and how much', () => {
  renderScreen(
    <>
      <TileHead size="tile" title="Zuerst" to="/all" all="Alle" />
      <TileRows>
        <TileRow icon={IconKey} to="/one" about="seit heute" beside="5 %">
          Fach 1
        </TileRow>
      </TileRows>
    </>,
  );
  const row = within(screen.getByRole('listitem'));
  expect([row.getByText('seit heute'), row.getByText('5 %')]).toHaveLength(2);
  expect([pathOf('Fach 1'), pathOf('Alle')]).toEqual(['/one', '/all']);
  expect(screen.getByRole('heading', { level: 3, name: 'Zuerst' })).toBeTruthy();
});

test('alone on a page a module has a panel of its own', () => {
  const { container } = renderScreen(<TileSheet size="full">x</TileSheet>);
  expect(container.querySelector('.mantine-Paper-root')?.textContent).toBe('x');
});
