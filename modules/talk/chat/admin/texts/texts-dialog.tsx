import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { Form } from '@fachwerk/react/form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type CannedText, type Container, chatTextApi } from '../../contract-texts.ts';
import { adminDe } from '../../texts/admin.de.ts';

export const TEXTS_HASH = '#textbausteine';

/** The texts that all use: containers, and in each the texts in their order. */
export function TextsDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(TEXTS_HASH);
  const asked = useAsk(chatTextApi.list, {}, { isEnabled: isOpen });
  const add = useChange(chatTextApi.saveContainer);
  const [name, setName] = useState('');
  return (
    <Dialog title={t('chat_desk.texts')} isOpen={isOpen} onClose={close} size="lg">
      {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {!asked.data && !asked.isError && <Loading lines={4} />}
      <Stack>
        {asked.data?.containers.map((container) => (
          <OneContainer key={container.id} container={container} />
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate({ container: { name, isRemoved: false } }, { onSuccess: () => setName('') });
          }}
        >
          <Group align="flex-end">
            <TextInput
              label={t('chat_desk.container_new')}
              maxLength={80}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={name.trim() === ''} loading={add.isPending}>
              {t('chat_desk.container_add')}
            </Button>
          </Group>
        </form>
      </Stack>
    </Dialog>
  );
}

function OneContainer({ container }: { readonly container: Container }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const save = useChange(chatTextApi.saveContainer);
  const sort = useChange(chatTextApi.sortItems);
  const saveItem = useChange(chatTextApi.saveItem);
  const [edited, setEdited] = useState<string | null>(null);
  const { id, name, items } = container;
  const remove = async () => {
    const question = {
      title: t('chat_desk.container_remove', { name }),
      text: t('chat_desk.container_remove_text'),
      isDanger: true,
    };
    if (await confirm({ ...question, confirm: t('kit.delete') }))
      save.mutate({ container: { id, name, isRemoved: true } });
  };
  const move = (at: number, by: -1 | 1) => {
    const order = [...items];
    const [moved] = order.splice(at, 1);
    order.splice(at + by, 0, moved!);
    sort.mutate({ itemRefs: order.map((item, index) => ({ id: item.id, sort: index + 1 })) });
  };
  return (
    <section aria-label={name}>
      <Group justify="space-between">
        <Title order={3} size="h4">
          {name}
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('chat_desk.container_remove', { name })}
          onClick={() => void remove()}
        >
          <IconTrash size={16} stroke={1.5} />
        </ActionIcon>
      </Group>
      <Stack gap="xs">
        {items.map((item, at) =>
          edited === item.id ? (
            <ItemForm key={item.id} containerId={id} item={item} onDone={() => setEdited(null)} />
          ) : (
            <Group key={item.id} wrap="nowrap" align="flex-start">
              <Text size="sm" flex={1}>
                <b>{item.code}</b> {item.text}
              </Text>
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={at === 0}
                  aria-label={t('chat_desk.text_up', { code: item.code })}
                  onClick={() => move(at, -1)}
                >
                  <IconArrowUp size={16} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={at === items.length - 1}
                  aria-label={t('chat_desk.text_down', { code: item.code })}
                  onClick={() => move(at, 1)}
                >
                  <IconArrowDown size={16} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('chat_desk.text_edit', { code: item.code })}
                  onClick={() => setEdited(item.id)}
                >
                  <IconPencil size={16} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('chat_desk.text_remove', { code: item.code })}
                  onClick={() => saveItem.mutate({ item: { ...item, isRemoved: true }, containerId: id })}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              </Group>
            </Group>
          ),
        )}
        {edited === 'new' ? (
          <ItemForm containerId={id} item={null} onDone={() => setEdited(null)} />
        ) : (
          <Button variant="subtle" onClick={() => setEdited('new')}>
            {t('chat_desk.text_add')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

const Values = z.pick(chatTextApi.saveItem.input.shape.item, { code: true, text: true });

type FormProps = { readonly containerId: string; readonly item: CannedText | null; readonly onDone: () => void };

function ItemForm({ containerId, item, onDone }: FormProps) {
  const t = useText(adminDe);
  const form = useContractForm(Values, { code: item?.code ?? '', text: item?.text ?? '' });
  const save = useChange(chatTextApi.saveItem, { isQuiet: true });
  const onSave = async (values: z.infer<typeof Values>) => {
    await save.mutateAsync({ item: { ...(item && { id: item.id }), ...values, isRemoved: false }, containerId });
    onDone();
  };
  return (
    <Form form={form} onSave={onSave} saveLabel={t('chat_desk.text_save')}>
      <TextInput label={t('chat_desk.text_code')} description={t('chat_desk.text_code_help')} {...form.field('code')} />
      <Textarea
        label={t('chat_desk.text_text')}
        description={t('chat_desk.text_text_help')}
        rows={3}
        {...form.field('text')}
      />
    </Form>
  );
}
