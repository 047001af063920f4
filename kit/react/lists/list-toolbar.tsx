import { ActionIcon, Button, CloseButton, Group, Kbd, Menu, Pill, TextInput } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { usePageKeys } from '../shell/page-keys.ts';
import { useText } from '../shell/texts.ts';
import { FilterChips, FilterPanelButton } from './filter-panel.tsx';
import { chosenOf } from './filter-panel-state.ts';
import classes from './list-page.module.css';
import type { ListPageProps } from './list-page-props.ts';
import type { ListState } from './list-state.ts';
import type { Filter } from './list-types.ts';
import type { ListViewing } from './views/list-view.ts';
import { ListViewMenu } from './views/list-view-menu.tsx';

const SEARCH_PAUSE_MS = 250;

type Props<Row> = ListPageProps<Row> & {
  viewing: ListViewing<Row>;
  fitting: readonly string[] | undefined;
  isPhone: boolean;
};

/** Search on the left, then the filters, the view menu on the right; the chosen values as chips, on a phone below that line. */
export function ListToolbar<Row>(props: Props<Row>) {
  const { filters = [], hasSearch = true, panel, isPhone } = props;
  const { state } = props.list;
  const hasChips =
    filters.some(({ name }) => state.filters[name]) ||
    panel?.sections.some((section) => chosenOf(state, section).length > 0);
  const chips = hasChips && (
    <Group gap="xs" className={classes.chips ?? ''}>
      {filters.map((filter) => (
        <FilterChip key={filter.name} filter={filter} state={state} />
      ))}
      {panel && <FilterChips {...panel} state={state} />}
    </Group>
  );
  return (
    <>
      <Group className={classes.toolbar ?? ''} gap="xs">
        {hasSearch && <Search state={state} />}
        {panel && <FilterPanelButton {...panel} state={state} isIcon={isPhone} />}
        {filters.length > 0 && <FilterMenu filters={filters} state={state} isIcon={isPhone} />}
        {!isPhone && chips}
        <div className={classes.push}>
          <ListViewMenu {...props} />
        </div>
      </Group>
      {isPhone && chips}
    </>
  );
}

function Search({ state }: { state: ListState }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.search);
  const { search, setSearch } = state;
  const sent = useRef(search);

  // The URL may change from outside: back button, a saved view, "reset".
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setText(search);
  }, [search]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      setSearch(text);
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setSearch]);

  usePageKeys((key) => {
    if (key === '/') input.current?.focus();
    return key === '/';
  });
  const clear = text && <CloseButton size="sm" onClick={() => setText('')} aria-label={t('list.search.clear')} />;
  return (
    <TextInput
      ref={input}
      className={classes.search ?? ''}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && text && setText('')}
      placeholder={t('list.search.placeholder')}
      aria-label={t('list.search')}
      type="search"
      leftSection={<IconSearch size={16} stroke={1.5} />}
      rightSection={clear || <Kbd className={classes.slash ?? ''}>/</Kbd>}
    />
  );
}

type FilterMenuProps = { filters: readonly Filter[]; state: ListState; isIcon: boolean };

function FilterMenu({ filters, state, isIcon }: FilterMenuProps) {
  const t = useText();
  return (
    <Menu position="bottom-start" closeOnItemClick>
      <Menu.Target>
        {isIcon ? (
          <ActionIcon variant="default" size={44} aria-label={t('list.filter')}>
            <IconFilter size={18} stroke={1.5} />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconFilter size={16} stroke={1.5} />}>
            {t('list.filter')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown className={classes.filterMenu ?? ''}>
        {filters.map((filter) => (
          <Fragment key={filter.name}>
            <Menu.Label>{filter.label}</Menu.Label>
            {filter.options.map((option) => {
              const isChosen = state.filters[filter.name] === option.value;
              return (
                <Menu.CheckboxItem
                  key={option.value}
                  value={option.value}
                  checked={isChosen}
                  closeMenuOnClick
                  onChange={() => state.setFilter(filter.name, isChosen ? undefined : option.value)}
                >
                  {option.label}
                </Menu.CheckboxItem>
              );
            })}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function FilterChip({ filter, state }: { filter: Filter; state: ListState }) {
  const t = useText();
  const chosen = filter.options.find((option) => option.value === state.filters[filter.name]);
  if (!chosen) return null;
  return (
    <Pill
      size="md"
      className={classes.chip ?? ''}
      withRemoveButton
      onRemove={() => state.setFilter(filter.name, undefined)}
      removeButtonProps={{
        'aria-label': t('list.filter.remove', { name: filter.label }),
        tabIndex: 0,
        'aria-hidden': false,
      }}
    >
      {filter.label}: {chosen.label}
    </Pill>
  );
}
