import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Checkbox, Select, TagsInput, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPencil, IconPlus, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { type Field, FieldInput, FieldKind, fieldApi } from '../../contract-field.ts';
import { whyNotField } from '../../rules/field.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../label/label.module.css';

type Props = {
  readonly boardId: string;
  readonly fields: readonly Field[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Lists the custom fields of a board and adds new ones. */
export function FieldDialog({ boardId, fields, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(fieldApi.delete, { stale: 'nothing' });
  const resort = useChange(fieldApi.resort, { stale: 'nothing' });
  const [edited, setEdited] = useState<Field | 'new' | null>(null);
  if (edited) {
    const done = () => setEdited(null);
    const field = edited === 'new' ? null : edited;
    return <FieldForm boardId={boardId} field={field} onChanged={onChanged} count={fields.length} onClose={done} />;
  }
  const removeOne = async ({ id, name }: Field) => {
    const question = {
      title: t('desk.own_field.remove', { name }),
      text: t('desk.own_field.remove_text'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    await remove.mutateAsync({ boardId, fieldId: id });
    onChanged();
  };
  const move = async (from: number, to: number) => {
    const ids = fields.map(({ id }) => id);
    await resort
      .mutateAsync({ boardId, fieldIds: ids.with(from, ids[to]!).with(to, ids[from]!) })
      .catch(() => undefined);
    onChanged();
  };
  return (
    <Dialog title={t('desk.own_fields')} onClose={onClose}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('desk.own_fields.help')}
      </Text>
      <ul className={classes.rows}>
        {fields.map((field, at) => (
          <li key={field.id} className={classes.row}>
            <span className={classes.grow}>
              {field.name}{' '}
              <Text span size="sm" c="dimmed">
                {t(`desk.own_field.kind.${field.kind}`)}
              </Text>
            </span>
            {fields.length > 1 && (
              <>
                <StepButton
                  label={t('desk.own_field.up', { name: field.name })}
                  icon={IconChevronUp}
                  run={at > 0 ? () => void move(at, at - 1) : null}
                />
                <StepButton
                  label={t('desk.own_field.down', { name: field.name })}
                  icon={IconChevronDown}
                  run={at < fields.length - 1 ? () => void move(at, at + 1) : null}
                />
              </>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('desk.own_field.edit', { name: field.name })}
              onClick={() => setEdited(field)}
            >
              <IconPencil size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('desk.own_field.remove', { name: field.name })}
              onClick={() => void removeOne(field)}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setEdited('new')} data-autofocus>
        {t('desk.own_field.add')}
      </Button>
    </Dialog>
  );
}

/** Stays rendered at the ends of the list, so that it keeps the focus. */
function StepButton({ label, icon: Icon, run }: { label: string; icon: TablerIcon; run: (() => void) | null }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      {...(run ? { onClick: run } : { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}

type FormProps = Omit<Props, 'fields'> & { readonly field: Field | null; readonly count: number };

function FieldForm({ boardId, field, count, onChanged, onClose }: FormProps) {
  const t = useText(adminDe);
  const save = useChange(fieldApi.save, { isQuiet: true, stale: 'nothing' });
  const form = useContractForm(FieldInput, {
    ...(field && { id: field.id }),
    name: field?.name ?? '',
    kind: field?.kind ?? ('text' as FieldKind),
    choices: field?.choices ?? [],
    isOnFace: field?.isOnFace ?? true,
  });
  const { kind, choices } = form.values;
  return (
    <Dialog title={field ? t('desk.own_field.edit', { name: field.name }) : t('desk.own_field.add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('desk.own_field.save')}
        isReady={whyNotField({ kind, choices: [...choices] }, field, count) === null}
        onSave={(checked) => save.mutateAsync({ boardId, field: checked })}
        onSaved={onChanged}
        onClose={onClose}
      >
        <TextInput label={t('desk.name')} data-autofocus {...form.field('name')} />
        <Select
          label={t('desk.own_field.kind')}
          allowDeselect={false}
          disabled={field !== null}
          data={FieldKind.options.map((each) => ({ value: each, label: t(`desk.own_field.kind.${each}`) }))}
          {...form.field('kind')}
        />
        {kind === 'choice' && (
          <TagsInput
            label={t('desk.own_field.choices')}
            description={t('desk.own_field.choices_help')}
            maxTags={50}
            value={[...choices]}
            onChange={(next) => form.set('choices', next)}
            acceptValueOnBlur
          />
        )}
        <Checkbox
          label={t('desk.own_field.on_face')}
          description={t('desk.own_field.on_face_help')}
          {...form.check('isOnFace')}
        />
      </DialogForm>
    </Dialog>
  );
}
