import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Group, Select, Text, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { TagColour } from '../../contract-staff.ts';
import { customerTagApi, TagData, type TagRow } from '../../contract-tags.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './tag.module.css';
import { TagChip } from './tag-chip.tsx';

/** The tags of the company: added, renamed, deleted. */
export function TagsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(adminDe);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('customers.tags')}>
      {isOpen && <Tags onClose={onClose} />}
    </Dialog>
  );
}

function Tags({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const tags = useAsk(customerTagApi.list, {}).data?.tags ?? [];
  const [edited, setEdited] = useState<TagRow | null>(null);
  return (
    <>
      {tags.length === 0 ? (
        <Text size="sm" c="dimmed" mb="md">
          {t('customers.tags.empty')}
        </Text>
      ) : (
        <ul className={classes.rows}>
          {tags.map((tag) => (
            <TagLine key={tag.id} tag={tag} onEdit={() => setEdited(tag)} />
          ))}
        </ul>
      )}
      <TagForm key={edited?.id ?? `new ${tags.length}`} tag={edited} onDone={() => setEdited(null)} onClose={onClose} />
    </>
  );
}

function TagLine({ tag, onEdit }: { tag: TagRow; onEdit: () => void }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const remove = useChange(customerTagApi.remove, { failed: t('kit.delete_failed') });
  const removeOne = async () => {
    const isSure = await confirm({
      title: t('customers.tags.remove', { name: tag.name }),
      text: t('customers.tags.remove_text', { count: tag.customers }),
      confirm: t('customers.tags.remove_go'),
      isDanger: true,
    });
    if (isSure) remove.mutate({ id: tag.id });
  };
  return (
    <li className={classes.row}>
      <TagChip tag={tag} />
      <Group gap={4} wrap="nowrap">
        <Text size="sm" c="dimmed" className="tabular" mr="xs">
          {t('customers.tags.count', { count: tag.customers })}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('customers.tags.edit', { name: tag.name })}
          onClick={onEdit}
        >
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('customers.tags.remove', { name: tag.name })}
          onClick={() => void removeOne()}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
    </li>
  );
}

/** A new tag stays in the dialog, for the next one. */
function TagForm({ tag, onDone, onClose }: { tag: TagRow | null; onDone: () => void; onClose: () => void }) {
  const t = useText(adminDe);
  const add = useChange(customerTagApi.add, { isQuiet: true });
  const save = useChange(customerTagApi.save, { isQuiet: true });
  const form = useContractForm(TagData, { name: tag?.name ?? '', colour: tag?.colour ?? ('blue' as TagColour) });
  return (
    <DialogForm
      form={form}
      label={t(tag ? 'customers.tags.save_tag' : 'customers.tags.add')}
      onSave={(data) => (tag ? save.mutateAsync({ id: tag.id, ...data }) : add.mutateAsync(data))}
      onClose={(isDone) => (isDone || tag ? onDone() : onClose())}
    >
      <TextInput label={t('customers.tags.name')} data-autofocus {...form.field('name')} />
      <Select
        label={t('customers.tags.colour')}
        allowDeselect={false}
        data={TagColour.options.map((colour) => ({ value: colour, label: t(`customers.tags.colour.${colour}`) }))}
        {...form.field('colour')}
      />
    </DialogForm>
  );
}
