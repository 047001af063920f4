import { useMe } from '@fachwerk/auth/account';
import type { Output } from '@fachwerk/base/contract';
import { dayOf } from '@fachwerk/base/time';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { ErrorSummary } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { Empty } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { Anchor, Button, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { ProposedLocation } from '../../contract.ts';
import { roundApi, StartTime } from '../../contract-round.ts';
import { proposedIds } from '../../rules/work.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { LocationChoice } from './location-choice.tsx';
import classes from './plan.module.css';

const START = '08:00';
/** Until somebody has typed the word. */
const PAUSE_MS = 200;

const Values = z.object({
  day: z.iso.date(),
  startsAt: StartTime,
  technicianId: z.uuid(),
  /** A location; empty: where the way is shortest. */
  startId: z.string(),
});

/** A round is planned from what is open now; the locations that need it most are chosen already. */
export function PlanPage() {
  const t = useText(adminDe);
  useTitle(t('rounds.plan'));
  const today = dayOf(new Date()).toString();
  const [day, setDay] = useState(today);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const asked = useAsk(roundApi.proposal, { day, ...(search && { search }) }, { keepPrevious: true });
  const isEmpty = asked.data?.total === 0 && typed === '';
  return (
    <div className={classes.page}>
      <Anchor component={Link} to="/admin/rounds" size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {t('rounds.title')}
      </Anchor>
      <Title order={1}>{t('rounds.plan')}</Title>
      {!asked.data && <PendingPanel asked={asked} isWide />}
      {isEmpty && <Empty title={t('rounds.no_locations')} />}
      {asked.data && !isEmpty && (
        <PlanForm
          proposal={asked.data}
          search={typed}
          isSearching={typed.trim() !== search || asked.isPlaceholderData}
          today={today}
          onDay={setDay}
          onSearch={setTyped}
        />
      )}
    </div>
  );
}

type FormProps = {
  proposal: Output<typeof roundApi.proposal>;
  search: string;
  isSearching: boolean;
  today: string;
  onDay: (day: string) => void;
  onSearch: (search: string) => void;
};

function PlanForm({ proposal, search, isSearching, today, onDay, onSearch }: FormProps) {
  const { locations, technicians, total } = proposal;
  const t = useText(adminDe);
  const go = useNavigate();
  const me = useMe();
  // A chosen location stays known when a search does not show it.
  const [chosen, setChosen] = useState<ReadonlyMap<string, ProposedLocation>>(() => {
    const ids = new Set(proposedIds(locations));
    return new Map(locations.filter(({ locationId }) => ids.has(locationId)).map((each) => [each.locationId, each]));
  });
  const add = useChange(roundApi.add, { isQuiet: true });
  const first = technicians.find(({ id }) => id === me.id) ?? technicians[0];
  const form = useContractForm(Values, { day: today, startsAt: START, technicianId: first?.id ?? '', startId: '' });
  const day = form.field('day');
  const places = [...chosen.values()];
  const tasks = places.reduce(
    (sum, { counts }) => sum + Object.values(counts).reduce((all, count) => all + count, 0),
    0,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await form.submit(async ({ startId, ...values }) => {
      const start = chosen.get(startId)?.position ?? null;
      const round = await add.mutateAsync({ ...values, start, locationIds: [...chosen.keys()] });
      notify(t('rounds.planned'));
      await go(`/admin/rounds/${round.id}`);
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.columns}>
      <Panel isWide>
        <LocationChoice
          locations={locations}
          total={total}
          chosen={chosen}
          search={search}
          isSearching={isSearching}
          onChange={setChosen}
          onSearch={onSearch}
        />
      </Panel>
      <div className={classes.side}>
        <Panel isWide>
          <div className={classes.fields}>
            {form.refusal && <ErrorSummary form={form} />}
            <DateField
              label={t('rounds.field.day')}
              required
              {...day}
              onChange={(value) => {
                day.onChange(value);
                if (z.iso.date().safeParse(value).success) onDay(value);
              }}
            />
            <TextInput label={t('rounds.field.starts_at')} inputMode="numeric" required {...form.field('startsAt')} />
            <NativeSelect
              label={t('rounds.field.technician')}
              required
              data={technicians.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.field('technicianId')}
            />
            <NativeSelect
              label={t('rounds.field.start')}
              description={t('rounds.field.start.help')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={[
                { value: '', label: t('rounds.field.start.any') },
                ...places
                  .filter(({ position }) => position)
                  .map(({ locationId, name }) => ({ value: locationId, label: name })),
              ]}
              {...form.field('startId')}
            />
            <Text size="sm" className="tabular">
              {t('rounds.chosen', { count: chosen.size })} · {t('rounds.tasks', { count: tasks })}
            </Text>
            <Button type="submit" size="md" loading={form.state === 'saving'} disabled={chosen.size === 0}>
              {t('rounds.plan')}
            </Button>
          </div>
        </Panel>
      </div>
    </form>
  );
}
