import { ActionIcon, Button, CloseButton, Drawer, Group, Indicator, Pill, Text, TextInput, Title } from '@mantine/core';
import { IconFilter, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../shell/texts.ts';
import { listsDe } from '../texts/lists.de.ts';
import classes from './filter-panel.module.css';
import {
  chosenOf,
  type FilterPanelProps,
  type FilterSection,
  sectionsWith,
  useFilterShape,
} from './filter-panel-state.ts';
import { FilterSections } from './filter-sections.tsx';

export type { FilterOption, FilterPanelProps, FilterSection } from './filter-panel-state.ts';

/** Places the panel beside its list; on small screens it is a bottom sheet. Without a panel it renders only the content. */
export function FilterFrame({ panel, children }: { panel: FilterPanelProps | undefined; children: ReactNode }) {
  if (!panel) return children;
  return (
    <div className={classes.frame}>
      <FilterPanel {...panel} />
      <div className={classes.content}>{children}</div>
    </div>
  );
}

/** Filter sections with a search over all options; `FilterPanelButton` toggles it, the URL holds the selection. */
function FilterPanel(props: FilterPanelProps) {
  const { id, sections, total } = props;
  const t = useText(listsDe);
  const titleId = useId();
  const { isBeside, isShown, show } = useFilterShape({ id, sections });
  if (isBeside) {
    if (!isShown) return null;
    return (
      <aside className={classes.aside} aria-labelledby={titleId}>
        <Group justify="space-between" wrap="nowrap" mih={30}>
          <Title order={2} id={titleId}>
            {t('filter.panel')}
          </Title>
          <Reset {...props} />
        </Group>
        <Choosing {...props} />
      </aside>
    );
  }
  return (
    <Drawer
      opened={isShown}
      onClose={() => show(false)}
      position="bottom"
      size="85dvh"
      title={t('filter.panel')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      classNames={{ body: classes.sheet ?? '', content: classes.sheetContent ?? '', title: classes.sheetTitle ?? '' }}
    >
      <div className={classes.sheetScroll}>
        <Choosing {...props} />
      </div>
      <Group className={classes.sheetFoot} justify="space-between" wrap="nowrap">
        <Reset {...props} />
        <Button onClick={() => show(false)} className={classes.done ?? ''}>
          {total === undefined ? t('filter.done.unknown') : t('filter.done', { count: total })}
        </Button>
      </Group>
    </Drawer>
  );
}

function Choosing({ id, sections, state }: FilterPanelProps) {
  const t = useText(listsDe);
  const [word, setWord] = useState('');
  const { open, setOpen } = useFilterShape({ id, sections });
  const found = sectionsWith(sections, word);
  const clear = word && <CloseButton size="sm" onClick={() => setWord('')} aria-label={t('list.search.clear')} />;
  return (
    <>
      <TextInput
        size="sm"
        mt="xs"
        type="search"
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !word) return;
          event.stopPropagation();
          setWord('');
        }}
        aria-label={t('filter.search')}
        placeholder={t('filter.search')}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        rightSection={clear}
      />
      <div role="status">
        {found.length === 0 && (
          <Text c="dimmed" mt="sm">
            {t('filter.nothing')}
          </Text>
        )}
      </div>
      <FilterSections
        sections={found}
        state={state}
        // A search opens every section that has a match.
        open={word.trim() ? found.map((section) => section.name) : open}
        onOpen={word.trim() ? undefined : setOpen}
      />
    </>
  );
}

function Reset({ sections, state }: FilterPanelProps) {
  const t = useText(listsDe);
  const isChosen = sections.some((section) => chosenOf(state, section).length > 0);
  if (!isChosen) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={state.chooseNothing}>
      {t('filter.reset')}
    </Button>
  );
}

/** Toggles the panel; shows the number of selections while it is hidden. */
export function FilterPanelButton({ id, sections, state, isIcon = false }: FilterPanelProps & { isIcon?: boolean }) {
  const t = useText(listsDe);
  const { isShown, show } = useFilterShape({ id, sections });
  const count = sections.reduce((sum, section) => sum + chosenOf(state, section).length, 0);
  return (
    <Indicator label={count} disabled={count === 0 || isShown} size={18} offset={4}>
      {isIcon ? (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('list.filter')}
          aria-expanded={isShown}
          onClick={() => show(!isShown)}
        >
          <IconFilter size={18} stroke={1.5} />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.5} />}
          aria-expanded={isShown}
          onClick={() => show(!isShown)}
        >
          {t('list.filter')}
        </Button>
      )}
    </Indicator>
  );
}

/** Selected options as removable chips. */
export function FilterChips({ sections, state }: FilterPanelProps) {
  return sections.map((section) => <SectionChips key={section.name} section={section} state={state} />);
}

function SectionChips({ section, state }: { section: FilterSection; state: FilterPanelProps['state'] }) {
  const t = useText(listsDe);
  const chosen = chosenOf(state, section);
  const { own } = section;
  const without = (removed: string) => chosen.filter((value) => value !== removed);
  const chips = own
    ? chosen.map((label) => ({ value: label, label, remove: own.clear }))
    : section.options
        .filter((option) => chosen.includes(option.value))
        .map(({ value, label }) => ({ value, label, remove: () => state.choose(section.name, without(value)) }));
  return chips.map(({ value, label, remove }) => (
    <Pill
      key={value}
      size="md"
      className={classes.chip ?? ''}
      withRemoveButton
      onRemove={remove}
      removeButtonProps={{
        'aria-label': t('filter.remove', { name: `${section.label}: ${label}` }),
        tabIndex: 0,
        'aria-hidden': false,
      }}
    >
      {section.label}: {label}
    </Pill>
  ));
}
