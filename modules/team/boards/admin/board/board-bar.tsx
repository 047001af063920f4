import { FilterFold, useIsFolded } from '@fachwerk/react/filter-fold';
import { useText } from '@fachwerk/react/texts';
import { Button, MultiSelect, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { BoardSheet } from '../../contract.ts';
import { DUE_CHOICES } from '../../rules/card-filter.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FieldFilter } from '../field/field-filter.tsx';
import classes from './board.module.css';
import { type useCardFilter, VIEWS } from './use-card-filter.ts';

type State = ReturnType<typeof useCardFilter>;
type Props = {
  readonly sheet: BoardSheet;
  readonly state: State;
  /** The menu of the board on a phone, where the board has no line of its own for its title. */
  readonly menu: ReactNode;
};

/** Search, filters and the choice between board, list and calendar. */
export function BoardBar({ sheet, state, menu }: Props) {
  const t = useText(adminDe);
  const { filter, set, reset, isNarrowed, view } = state;
  const isFolded = useIsFolded();
  const search = (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={t('desk.search')}
      placeholder={t('desk.search')}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      value={filter.words}
      onChange={({ currentTarget }) => set('q', [currentTarget.value])}
    />
  );
  const views = (
    <SegmentedControl
      className={classes.views ?? ''}
      fullWidth={isFolded}
      aria-label={t('desk.view')}
      value={view}
      onChange={(next) => set('view', [next === 'board' ? '' : next])}
      data={VIEWS.map((name) => ({ value: name, label: t(`desk.view.${name}`) }))}
    />
  );
  if (isFolded) {
    const { labels, people, due, own } = filter;
    const count = labels.length + people.length + (due ? 1 : 0) + Object.keys(own).length;
    return (
      <>
        <div className={classes.bar}>
          {search}
          <FilterFold count={count} onReset={reset}>
            <Choices sheet={sheet} state={state} hasLabels />
          </FilterFold>
          {menu}
        </div>
        {views}
      </>
    );
  }
  return (
    <div className={classes.bar}>
      {search}
      <Choices sheet={sheet} state={state} />
      {isNarrowed && (
        <Button variant="subtle" color="gray" onClick={reset}>
          {t('list.filter.reset')}
        </Button>
      )}
      {views}
    </div>
  );
}

type ChoicesProps = { readonly sheet: BoardSheet; readonly state: State; readonly hasLabels?: boolean };

function Choices({ sheet, state: { filter, set }, hasLabels = false }: ChoicesProps) {
  const t = useText(adminDe);
  const named = (label: string) => (hasLabels ? { label } : { 'aria-label': label, className: classes.filter ?? '' });
  return (
    <>
      {sheet.labels.length > 0 && (
        <MultiSelect
          {...named(t('desk.labels'))}
          placeholder={filter.labels.length > 0 ? '' : t('desk.labels')}
          data={sheet.labels.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...filter.labels]}
          onChange={(ids) => set('label', ids)}
          clearable
        />
      )}
      <MultiSelect
        {...named(t('desk.people'))}
        placeholder={filter.people.length > 0 ? '' : t('desk.people')}
        data={[
          { value: 'nobody', label: t('desk.nobody') },
          ...sheet.people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={[...filter.people]}
        onChange={(ids) => set('who', ids)}
        searchable
        clearable
      />
      <Select
        {...named(t('desk.due'))}
        placeholder={t('desk.due')}
        data={DUE_CHOICES.map((choice) => ({ value: choice, label: t(`desk.due_choice.${choice}`) }))}
        value={filter.due}
        onChange={(choice) => set('due', [choice ?? ''])}
        clearable
      />
      {sheet.fields.length > 0 && <FieldFilter fields={sheet.fields} own={filter.own} set={set} />}
    </>
  );
}
