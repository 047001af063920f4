import { type Translated, textIn } from '@fachwerk/base/translated';
import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';
import { named } from '@fachwerk/react/data-words';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Collapse, Group, Input, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useEditor } from '../editor/editor-context.ts';
import { emptyOf, moved } from './content-values.ts';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';

type Row = Readonly<Record<string, unknown>>;
type ListBlockField = Extract<BlockField, { type: 'list' }>;

type Props = FieldProps<ListBlockField> & {
  /** What asks for one field of a row. */
  Input: ComponentType<FieldProps>;
};

/** Rows of fields: one open at a time, moved by buttons. */
export function ListField({ field, name, value, onChange, Input: FieldInput }: Props) {
  const t = useText(adminDe);
  const { language } = useEditor();
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const [open, setOpen] = useState<number | null>(null);
  const change = (at: number, row: Row) => onChange(rows.map((each, index) => (index === at ? row : each)));
  const nameOf = (row: Row, at: number) =>
    firstWords(field.fields, row, language) || t('editor.row', { number: at + 1 });
  return (
    <Input.Wrapper label={named(name) ?? name} labelElement="div">
      <Stack gap={6} mt={4}>
        {rows.map((row, at) => (
          <div key={at} className={classes.row}>
            <Group gap={4} wrap="nowrap">
              <UnstyledButton
                className={classes.rowName ?? ''}
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? null : at)}
              >
                {nameOf(row, at)}
              </UnstyledButton>
              <RowButtons
                name={nameOf(row, at)}
                canUp={at > 0}
                canDown={at < rows.length - 1}
                onMove={(by) => {
                  onChange(moved(rows, at, at + by));
                  setOpen(open === at ? at + by : null);
                }}
                onRemove={() => {
                  onChange(rows.filter((_, index) => index !== at));
                  setOpen(null);
                }}
              />
            </Group>
            <Collapse expanded={open === at} transitionDuration={0}>
              {open === at && (
                <Stack gap="sm" mt="sm">
                  {Object.entries(field.fields).map(([inner, each]) => (
                    <FieldInput
                      key={inner}
                      field={each}
                      name={`${name}.${inner}`}
                      value={row[inner]}
                      onChange={(next) => change(at, { ...row, [inner]: next })}
                    />
                  ))}
                </Stack>
              )}
            </Collapse>
          </div>
        ))}
      </Stack>
      <Button
        mt={8}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} />}
        disabled={rows.length >= field.most}
        onClick={() => {
          onChange([...rows, emptyOf(field.fields)]);
          setOpen(rows.length);
        }}
      >
        {t('editor.row.add')}
      </Button>
    </Input.Wrapper>
  );
}

type ButtonsProps = {
  name: string;
  canUp: boolean;
  canDown: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Up, down and away. At an end the button stays, so that the focus does too. */
export function RowButtons({ name, canUp, canDown, onMove, onRemove }: ButtonsProps) {
  const t = useText(adminDe);
  const steps = [
    { label: t('editor.up', { name }), icon: IconChevronUp, run: canUp ? () => onMove(-1) : null },
    { label: t('editor.down', { name }), icon: IconChevronDown, run: canDown ? () => onMove(1) : null },
    { label: t('editor.remove', { name }), icon: IconTrash, run: onRemove },
  ];
  return (
    <Group gap={0} wrap="nowrap">
      {steps.map(({ label, icon: Icon, run }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={label}
          title={label}
          {...(run ? { onClick: run } : { 'data-disabled': true, 'aria-disabled': true })}
        >
          <Icon size={18} stroke={1.5} />
        </ActionIcon>
      ))}
    </Group>
  );
}

function firstWords(fields: BlockFields, row: Row, language: Parameters<typeof textIn>[1]): string {
  const first = Object.entries(fields).find(([, { type }]) => type === 'line');
  return first ? textIn((row[first[0]] ?? {}) as Translated, language) : '';
}
