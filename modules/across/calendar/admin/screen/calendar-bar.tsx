import type { Staff } from '@fachwerk/appointments/contract';
import { useMaybeMe } from '@fachwerk/auth/account';
import { useHasBoxes } from '@fachwerk/pickup/parts';
import { FilterFold, useIsFolded } from '@fachwerk/react/filter-fold';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { ActionIcon, Button, Chip, Group, Input, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { SOURCE_CAPABILITIES, SOURCES } from '../../contract.ts';
import { type daysOf, VIEWS, type View } from '../../rules/range.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Rows, Shown } from './use-calendar.ts';

type Props = {
  view: View;
  days: ReturnType<typeof daysOf>;
  shown: readonly Shown[];
  staffId: string;
  staff: readonly Staff[];
  rows: Rows;
  hasRooms: boolean;
  onView: (view: View) => void;
  onTurn: (by: 1 | -1 | 0) => void;
  onShown: (shown: Shown[]) => void;
  onPerson: (id: string) => void;
  onRows: (rows: Rows) => void;
};

/** Where one looks, and at what. */
export function CalendarBar(props: Props) {
  const { view, days, shown, staffId, staff, rows, hasRooms, onView, onTurn, onShown, onPerson, onRows } = props;
  const t = useText(adminDe);
  const isFolded = useIsFolded();
  const capabilities = useSession()?.user.capabilities ?? [];
  const hasBoxes = useHasBoxes(useMaybeMe()?.companyObject.kind ?? 'merchant');
  const offered = SOURCES.filter((source) => {
    const capability = SOURCE_CAPABILITIES[source];
    if (source === 'rentals' && !hasBoxes) return false;
    return capability === null || capabilities.includes(capability);
  });
  const label = useLabel(view, days, isFolded);
  const turning = (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <ActionIcon variant="default" size="input-sm" aria-label={t('calendar.previous')} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={18} stroke={1.5} />
      </ActionIcon>
      <Button variant="default" flex="none" onClick={() => onTurn(0)}>
        {t('calendar.today')}
      </Button>
      <ActionIcon variant="default" size="input-sm" aria-label={t('calendar.next')} onClick={() => onTurn(1)}>
        <IconChevronRight size={18} stroke={1.5} />
      </ActionIcon>
      <Text fw={600} aria-live="polite" truncate>
        {label}
      </Text>
    </Group>
  );
  const person = staff.length > 1 && rows === 'people' && (
    <NativeSelect
      {...(isFolded ? { label: t('calendar.person') } : { 'aria-label': t('calendar.person') })}
      value={staffId}
      onChange={(event) => onPerson(event.currentTarget.value)}
      data={[
        { value: '', label: t('calendar.everybody') },
        ...staff.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
  const rowsOf = hasRooms && view === 'day' && (
    <SegmentedControl
      aria-label={t('calendar.rows')}
      value={rows}
      onChange={(next) => onRows(next === 'rooms' ? 'rooms' : 'people')}
      data={(['people', 'rooms'] as const).map((value) => ({ value, label: t(`calendar.rows.${value}`) }))}
    />
  );
  const views = (
    <SegmentedControl
      fullWidth={isFolded}
      aria-label={t('calendar.view')}
      value={view}
      onChange={(next) => onView(VIEWS.find((each) => each === next) ?? 'week')}
      data={VIEWS.map((value) => ({ value, label: t(`calendar.view.${value}`) }))}
    />
  );
  const sources = (
    <Chip.Group multiple value={[...shown]} onChange={(next) => onShown(next as Shown[])}>
      <Group gap="xs" role="group" aria-label={t('calendar.sources')}>
        {(['appointments', ...offered] as const).map((source) => (
          <Chip key={source} value={source} size={isFolded ? 'sm' : 'xs'} variant="outline">
            {t(`calendar.source.${source}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
  if (isFolded)
    return (
      <>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          {turning}
          <FilterFold count={staffId && rows === 'people' ? 1 : 0} onReset={() => onPerson('')}>
            {person}
            {rowsOf}
            <Input.Wrapper label={t('calendar.sources')} labelElement="div">
              {sources}
            </Input.Wrapper>
          </FilterFold>
        </Group>
        {views}
      </>
    );
  return (
    <>
      <Group justify="space-between" gap="sm">
        {turning}
        <Group gap="xs" align="end">
          {person}
          {rowsOf}
          {views}
        </Group>
      </Group>
      {sources}
    </>
  );
}

/** The days that are shown; a phone has room for the short form. */
function useLabel(view: View, { first, last }: Props['days'], isShort: boolean): string {
  const middle = first.add({ days: 15 });
  if (view === 'month') return formatDay(middle.toString(), { month: isShort ? 'short' : 'long', year: 'numeric' });
  if (first.equals(last))
    return formatDay(
      first.toString(),
      isShort
        ? { weekday: 'short', day: 'numeric', month: 'short' }
        : { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    );
  const shape = isShort ? ({ day: 'numeric', month: 'numeric' } as const) : undefined;
  return `${formatDay(first.toString(), shape)} – ${formatDay(last.toString(), shape)}`;
}
