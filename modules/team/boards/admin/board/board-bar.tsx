import { useText } from '@fachwerk/react/texts';
import { Button, MultiSelect, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { BoardSheet } from '../../contract.ts';
import { DUE_CHOICES } from '../../rules/card-filter.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FieldFilter } from '../field/field-filter.tsx';
import classes from './board.module.css';
import { type useCardFilter, VIEWS } from './use-card-filter.ts';

type Props = { readonly sheet: BoardSheet; readonly state: ReturnType<typeof useCardFilter> };

/** Search, filters and the choice between board and list. */
export function BoardBar({ sheet, state: { filter, set, reset, isNarrowed, view } }: Props) {
  const t = useText(adminDe);
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={t('desk.search')}
        placeholder={t('desk.search')}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={filter.words}
        onChange={({ currentTarget }) => set('q', [currentTarget.value])}
      />
      {sheet.labels.length > 0 && (
        <MultiSelect
          className={classes.filter ?? ''}
          aria-label={t('desk.labels')}
          placeholder={filter.labels.length > 0 ? '' : t('desk.labels')}
          data={sheet.labels.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...filter.labels]}
          onChange={(ids) => set('label', ids)}
          clearable
        />
      )}
      <MultiSelect
        className={classes.filter ?? ''}
        aria-label={t('desk.people')}
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
        className={classes.filter ?? ''}
        aria-label={t('desk.due')}
        placeholder={t('desk.due')}
        data={DUE_CHOICES.map((choice) => ({ value: choice, label: t(`desk.due_choice.${choice}`) }))}
        value={filter.due}
        onChange={(choice) => set('due', [choice ?? ''])}
        clearable
      />
      {sheet.fields.length > 0 && <FieldFilter fields={sheet.fields} own={filter.own} set={set} />}
      {isNarrowed && (
        <Button variant="subtle" color="gray" onClick={reset}>
          {t('list.filter.reset')}
        </Button>
      )}
      <SegmentedControl
        className={classes.views ?? ''}
        aria-label={t('desk.view')}
        value={view}
        onChange={(next) => set('view', [next === 'board' ? '' : next])}
        data={VIEWS.map((name) => ({ value: name, label: t(`desk.view.${name}`) }))}
      />
    </div>
  );
}
