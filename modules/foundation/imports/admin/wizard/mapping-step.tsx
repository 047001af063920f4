import { useAsk, useChange } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { type Import, type ImportKind, importApi, type Style } from '../../contract.ts';
import { type MappingFault, whyNotMapping } from '../../rules/mapping.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../imports.module.css';
import { HeadingField } from './heading-field.tsx';
import { RemoveButton } from './remove-button.tsx';

/** What scrolls is reached by the keyboard. */
const SCROLLED = { tabIndex: 0 };

const SAMPLES = 3;

/** What each column is about, with what stands in it; guessed, and changed by hand. */
export function MappingStep({ found, onDone }: { found: Import; onDone?: () => void }) {
  const asked = useAsk(importApi.kinds, {});
  const rows = useAsk(importApi.rows, { id: found.id, after: 0, limit: SAMPLES });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data || !rows.data) return <Loading lines={6} />;
  const samples = found.headers.map((_, at) => rows.data.rows.map(({ cells }) => cells[at] ?? '').filter(Boolean));
  return <MappingForm found={found} kinds={asked.data.kinds} samples={samples} onDone={onDone} />;
}

type FormProps = {
  found: Import;
  kinds: readonly ImportKind[];
  samples: readonly (readonly string[])[];
  onDone: (() => void) | undefined;
};

function MappingForm({ found, kinds, samples, onDone }: FormProps) {
  const t = useText(adminDe);
  const save = useChange(importApi.saveMapping);
  const [kind, setKind] = useState(found.kind ?? kinds[0]?.kind ?? '');
  const [mapping, setMapping] = useState(found.mapping);
  const [style, setStyle] = useState<Style>(found.style);
  const fields = kinds.find((each) => each.kind === kind)?.fields ?? [];
  const fault = whyNotMapping(mapping, found.headers, fields) ?? nothingChosen(mapping);
  const choose = (next: string) => {
    setKind(next);
    setMapping(found.headers.map(() => null));
  };
  const check = async () => {
    await save.mutateAsync({ id: found.id, kind, mapping, style });
    onDone?.();
  };
  return (
    <Panel isWide>
      <Stack gap="md">
        <div>
          <Title order={2}>{t('imports.mapping.title')}</Title>
          <Text c="dimmed">{t('imports.mapping.text')}</Text>
        </div>
        <HeadingField found={found} />
        <Group align="end">
          <NativeSelect
            label={t('imports.upload.kind')}
            value={kind}
            onChange={(event) => choose(event.currentTarget.value)}
            data={kinds.map(({ kind: value, name: label }) => ({ value, label }))}
          />
          <StyleFields style={style} onChange={setStyle} />
        </Group>
        <ColumnTable
          headers={found.headers}
          mapping={mapping}
          fields={fields}
          samples={samples}
          onChange={setMapping}
        />
        <Group>
          <Button
            disabled={fault !== null}
            loading={save.isPending}
            onClick={() => void check().catch(() => {})}
            leftSection={<IconListCheck size={16} stroke={1.5} />}
          >
            {t('imports.mapping.save')}
          </Button>
          <RemoveButton found={found} />
          {fault && <Text size="sm">{t(`import.mapping.${fault}`)}</Text>}
        </Group>
      </Stack>
    </Panel>
  );
}

const nothingChosen = (mapping: readonly (string | null)[]): MappingFault | null =>
  mapping.every((name) => name === null) ? 'required_missing' : null;

function StyleFields({ style, onChange }: { style: Style; onChange: (style: Style) => void }) {
  const t = useText(adminDe);
  return (
    <>
      <NativeSelect
        label={t('imports.mapping.decimal')}
        value={style.decimal}
        onChange={(event) => onChange({ ...style, decimal: event.currentTarget.value as Style['decimal'] })}
        data={[
          { value: ',', label: t('imports.mapping.decimal.comma') },
          { value: '.', label: t('imports.mapping.decimal.point') },
        ]}
      />
      <NativeSelect
        label={t('imports.mapping.days')}
        value={style.days}
        onChange={(event) => onChange({ ...style, days: event.currentTarget.value as Style['days'] })}
        data={(['dmy', 'mdy'] as const).map((value) => ({ value, label: t(`imports.mapping.days.${value}`) }))}
      />
    </>
  );
}

type ColumnProps = {
  headers: readonly string[];
  mapping: readonly (string | null)[];
  fields: ImportKind['fields'];
  samples: readonly (readonly string[])[];
  onChange: (mapping: (string | null)[]) => void;
};

function ColumnTable({ headers, mapping, fields, samples, onChange }: ColumnProps) {
  const t = useText(adminDe);
  const nameOf = (at: number) => headers[at] || t('imports.mapping.unnamed', { number: at + 1 });
  const label = ({ label: name, isRequired }: (typeof fields)[number]) =>
    isRequired ? `${name} (${t('imports.mapping.required')})` : name;
  return (
    <section className={classes.frame} {...SCROLLED} aria-label={t('imports.mapping.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('imports.mapping.column')}</th>
            <th scope="col">{t('imports.mapping.field')}</th>
            <th scope="col">{t('imports.mapping.sample')}</th>
          </tr>
        </thead>
        <tbody>
          {headers.map((header, at) => (
            <tr key={`${at} ${header}`}>
              <th scope="row">{nameOf(at)}</th>
              <td>
                <NativeSelect
                  aria-label={t('imports.mapping.fieldOf', { column: nameOf(at) })}
                  value={mapping[at] ?? ''}
                  onChange={(event) => onChange(mapping.with(at, event.currentTarget.value || null))}
                  data={[
                    { value: '', label: t('imports.mapping.skip') },
                    ...fields.map((field) => ({ value: field.name, label: label(field) })),
                  ]}
                />
              </td>
              <td>
                <div className={classes.cell}>{samples[at]?.join(' · ')}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
