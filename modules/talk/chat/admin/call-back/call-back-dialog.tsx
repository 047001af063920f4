import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { Form } from '@fachwerk/react/form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Badge, Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type CallBack, CallBackInput, chatTextApi, Priority } from '../../contract-texts.ts';
import { adminDe } from '../../texts/admin.de.ts';

export const CALL_BACK_HASH = '#rueckrufe';

/** Open call-backs, most urgent first; ticked off when done. */
export function CallBackDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(CALL_BACK_HASH);
  const mayWrite = useMay('chat.write');
  const [isDone, setDone] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const asked = useAsk(chatTextApi.callBacks, { isDone }, { isEnabled: isOpen });
  return (
    <Dialog title={t('chat_desk.call_back_title')} isOpen={isOpen} onClose={close} size="lg">
      <Stack>
        <Checkbox label={t('chat_desk.call_back_show_done')} checked={isDone} onChange={() => setDone(!isDone)} />
        {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
        {!asked.data && !asked.isError && <Loading lines={3} />}
        {asked.data?.callBacks.length === 0 && <Text c="dimmed">{t('chat_desk.call_back_none')}</Text>}
        {asked.data?.callBacks.map((each) => (
          <OneCallBack key={each.id} callBack={each} mayWrite={mayWrite} />
        ))}
        {mayWrite && !isAdding && <Button onClick={() => setAdding(true)}>{t('chat_desk.call_back_add')}</Button>}
        {isAdding && <CallBackForm onDone={() => setAdding(false)} />}
      </Stack>
    </Dialog>
  );
}

const COLOURS = { low: 'gray', normal: 'blue', high: 'danger' } as const;

function OneCallBack({ callBack, mayWrite }: { readonly callBack: CallBack; readonly mayWrite: boolean }) {
  const t = useText(adminDe);
  const mark = useChange(chatTextApi.doneCallBack);
  const { id, customerName, phone, customerNumber, priority, deadline, note, doneAt, doneBy } = callBack;
  return (
    <Group align="flex-start" wrap="nowrap">
      <Checkbox
        aria-label={t('chat_desk.call_back_done', { name: customerName })}
        checked={doneAt !== null}
        disabled={!mayWrite || mark.isPending}
        onChange={() => mark.mutate({ id, isDone: doneAt === null })}
      />
      <div>
        <Group gap="xs">
          <Text fw={600}>{customerName}</Text>
          <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Anchor>
          <Badge variant="light" color={COLOURS[priority]}>
            {t(`chat_desk.priority.${priority}`)}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {doneAt
            ? t('chat_desk.call_back_done_by', { name: doneBy, at: formatDateTime(doneAt) })
            : t('chat_desk.call_back_until', { at: formatDateTime(deadline) })}
          {customerNumber && ` · ${customerNumber}`}
        </Text>
        {note && <Text size="sm">{note}</Text>}
      </div>
    </Group>
  );
}

const HOURS = ['1', '4', '24', '72'] as const;
const Values = z.extend(z.omit(CallBackInput, { id: true, chatId: true, deadline: true }), { hours: z.enum(HOURS) });
const HOUR_MS = 3_600_000;

function CallBackForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText(adminDe);
  const form = useContractForm(Values, {
    customerName: '',
    phone: '',
    customerNumber: '',
    priority: 'normal',
    hours: '4',
    note: '',
  });
  const save = useChange(chatTextApi.saveCallBack, { isQuiet: true });
  const onSave = async ({ hours, ...values }: z.infer<typeof Values>) => {
    const deadline = new Date(Date.now() + Number(hours) * HOUR_MS);
    await save.mutateAsync({ callBack: { ...values, deadline, chatId: null } });
    onDone();
  };
  return (
    <Form form={form} onSave={onSave} saveLabel={t('chat_desk.call_back_save')}>
      <TextInput label={t('chat_desk.call_back_name')} {...form.field('customerName')} />
      <TextInput label={t('chat_desk.call_back_phone')} type="tel" {...form.field('phone')} />
      <TextInput label={t('chat_desk.call_back_number')} {...form.field('customerNumber')} />
      <NativeSelect
        label={t('chat_desk.call_back_priority')}
        data={Priority.options.map((value) => ({ value, label: t(`chat_desk.priority.${value}`) }))}
        {...form.field('priority')}
      />
      <NativeSelect
        label={t('chat_desk.call_back_deadline')}
        data={HOURS.map((value) => ({ value, label: t(`chat_desk.call_back_in.${value}`) }))}
        {...form.field('hours')}
      />
      <Textarea label={t('chat_desk.call_back_note')} rows={2} {...form.field('note')} />
    </Form>
  );
}
