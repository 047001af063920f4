import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { ListPage } from '@fachwerk/react/list-page';
import { useListState } from '@fachwerk/react/list-state';
import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { useList } from '@fachwerk/react/use-list';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type Dialogue, dialogueApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { StateMark } from './dialogue-state.tsx';

const NEW_HASH = '#neu';
const pathOf = (id: string) => `/admin/dialogues/${id}`;

/** `/admin/dialogues`: what the assistant of the site says. */
export function DialogueList() {
  const t = useText(adminDe);
  const state = useListState();
  const { search } = useLocation();
  const words = state.search.toLowerCase();
  const list = useList(dialogueApi.list, {
    state,
    input: {},
    rows: ({ dialogues }) => dialogues,
    arrange: (rows) => rows.filter(({ name }) => name.toLowerCase().includes(words)),
  });
  const columns: Column<Dialogue>[] = [
    { key: 'name', title: t('dialogues.field.name'), cell: ({ name }) => name },
    { key: 'state', title: t('dialogues.field.state'), cell: ({ state: of }) => <StateMark state={of} /> },
    { key: 'begun', title: t('dialogues.field.begun'), align: 'right', cell: ({ begun }) => begun },
    { key: 'updatedAt', title: t('dialogues.field.updated'), cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
  ];
  return (
    <>
      <ListPage
        title={t('dialogues.title')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        pathOf={({ id }) => pathOf(id)}
        action={
          <Button component={Link} to={{ search, hash: NEW_HASH }} leftSection={<IconPlus size={16} stroke={1.5} />}>
            {t('dialogues.new')}
          </Button>
        }
        empty={{ title: t('dialogues.empty.title'), text: t('dialogues.empty.text') }}
        csv={t('dialogues.csv')}
      />
      <NewDialogue />
    </>
  );
}

function NewDialogue() {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { isOpen, close } = useHashDialog(NEW_HASH);
  const create = useChange(dialogueApi.create, { isQuiet: true });
  const form = useContractForm(dialogueApi.create.input, { name: '' });
  return (
    <Dialog title={t('dialogues.new')} isOpen={isOpen} onClose={close}>
      <DialogForm
        form={form}
        label={t('dialogues.create')}
        onSave={async (given) => void navigate(pathOf((await create.mutateAsync(given)).id))}
        onClose={(isDone) => !isDone && close()}
      >
        <TextInput label={t('dialogues.field.name')} required data-autofocus {...form.field('name')} />
      </DialogForm>
    </Dialog>
  );
}
