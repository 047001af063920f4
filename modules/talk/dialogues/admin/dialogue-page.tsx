import { useAsk, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useHashTab } from '@fachwerk/react/hash-tab';
import { notify } from '@fachwerk/react/notice';
import { Panel, PendingPanel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { Anchor, Button, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { type DialogueDetail, dialogueApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { StateMark } from './dialogue-state.tsx';
import classes from './dialogues.module.css';
import { DialogueEditor } from './editor/dialogue-editor.tsx';
import { PassageTable } from './passage-table.tsx';
import { Preview } from './preview.tsx';

const LIST = '/admin/dialogues';

/** `/admin/dialogues/:id`: what is said, how it runs, and where people leave it. */
export function DialoguePage() {
  const { id = '' } = useParams();
  const asked = useAsk(dialogueApi.find, { id });
  return asked.data ? <One dialogue={asked.data} /> : <PendingPanel asked={asked} isWide />;
}

const TABS = ['blocks', 'preview', 'figures'] as const;

function One({ dialogue }: { readonly dialogue: DialogueDetail }) {
  const t = useText(adminDe);
  useTitle(dialogue.name);
  const [tab, choose] = useHashTab(TABS);
  const { flow } = dialogue.content;
  return (
    <Stack gap="lg" component="section">
      <Stack gap="xs">
        <Anchor component={Link} to={LIST}>
          {t('dialogues.title')}
        </Anchor>
        <Group justify="space-between" gap="sm">
          <Title order={1}>{dialogue.name}</Title>
          <Actions dialogue={dialogue} />
        </Group>
        <Group gap="sm">
          <StateMark state={dialogue.state} />
          {dialogue.edition && <Text size="sm">{t('dialogues.edition', { number: dialogue.edition })}</Text>}
        </Group>
        {dialogue.state === 'behind' && (
          <Text size="sm">{t('dialogues.behind', { name: dialogue.offeredInstead })}</Text>
        )}
      </Stack>
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List className={classes.tabs ?? ''}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`dialogues.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="blocks" pt="md">
          <DialogueEditor dialogue={dialogue} />
        </Tabs.Panel>
        <Tabs.Panel value="preview" pt="md">
          <Panel isWide>
            <Preview flow={flow} />
          </Panel>
        </Tabs.Panel>
        <Tabs.Panel value="figures" pt="md">
          <Panel isWide>
            <PassageTable dialogue={dialogue} />
          </Panel>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Actions({ dialogue: { id, name, state } }: { readonly dialogue: DialogueDetail }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const pause = useChange(dialogueApi.pause);
  const remove = useChange(dialogueApi.remove);
  const isPaused = state === 'paused';
  const setPaused = () =>
    pause.mutateAsync({ id, isPaused: !isPaused }).then(
      () => notify(t(isPaused ? 'dialogues.resumed' : 'dialogues.paused')),
      () => undefined,
    );
  const ask = async () => {
    const question = {
      title: t('dialogues.delete.title'),
      text: t('dialogues.delete.text', { name }),
      confirm: t('dialogues.delete.confirm'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    await remove.mutateAsync({ id }).then(
      () => {
        notify(t('dialogues.deleted'));
        void navigate(LIST);
      },
      () => undefined,
    );
  };
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <Group gap="xs">
      {state !== 'draft' && (
        <Button variant="default" leftSection={<Icon size={16} stroke={1.5} />} onClick={() => void setPaused()}>
          {t(isPaused ? 'dialogues.resume' : 'dialogues.pause')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconTrash size={16} stroke={1.5} />} onClick={() => void ask()}>
        {t('dialogues.delete')}
      </Button>
    </Group>
  );
}
