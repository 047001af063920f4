import type { Language } from '@fachwerk/base/language';
import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { useWrittenLanguages } from '@fachwerk/react/written-languages';
import { Button, Group, NativeSelect, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogueContent, type DialogueDetail, dialogueApi } from '../../contract.ts';
import { type BlockKind, type Flow, type FlowBlock, MOST_BLOCKS } from '../../contract-flow.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../dialogues.module.css';
import { BlockCard } from './block-card.tsx';
import type { DialogueForm } from './dialogue-form.ts';
import { FlowCanvas } from './flow-canvas.tsx';
import { moved } from './flow-places.ts';
import { newBlock } from './new-block.ts';
import { PublishForm } from './publish-form.tsx';
import { Words, WordsLanguage } from './words.tsx';

const KINDS: readonly BlockKind[] = [
  'text' as const,
  'picture' as const,
  'buttons' as const,
  'input' as const,
  'condition' as const,
  'jump' as const,
  'status' as const,
  'open' as const,
  'book' as const,
  'person' as const,
];

const VIEWS = ['list', 'canvas'] as const;
type View = (typeof VIEWS)[number];

/** The blocks as a list, which goes by keyboard and on a phone, or on a canvas; one language at a time. */
export function DialogueEditor({ dialogue }: { readonly dialogue: DialogueDetail }) {
  const t = useText(adminDe);
  const { id, version, content } = dialogue;
  const form = useContractForm(DialogueContent, content);
  const save = useChange(dialogueApi.save, { isQuiet: true });
  const languages = useWrittenLanguages();
  const [language, setLanguage] = useState<Language>('de');
  return (
    <WordsLanguage value={language}>
      <Panel isWide isForm>
        <Form
          form={form}
          saveLabel={t('dialogues.save')}
          onSave={(values) => save.mutateAsync({ id, version, content: values })}
          onSaved={() => notify(t('dialogues.saved'))}
        >
          {languages.length > 1 && (
            <NativeSelect
              label={t('dialogues.language')}
              value={language}
              onChange={({ currentTarget: { value } }) => setLanguage(value as Language)}
              data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
            />
          )}
          <TextInput label={t('dialogues.field.name')} required {...form.field('name')} />
          <Words form={form} path="starter" label={t('dialogues.field.starter')} isRequired />
          <Blocks form={form} flow={form.values.flow} onChange={(flow) => form.set('flow', flow)} />
        </Form>
      </Panel>
      <PublishForm dialogue={dialogue} isChanged={form.state === 'changed'} />
    </WordsLanguage>
  );
}

type BlocksProps = {
  readonly form: DialogueForm;
  readonly flow: Flow;
  readonly onChange: (flow: Flow) => void;
};

function Blocks({ form, flow, onChange }: BlocksProps) {
  const t = useText(adminDe);
  const [kind, setKind] = useState<BlockKind>('text');
  const [said, translate] = useState('');
  const replace = (at: number, next: FlowBlock) => onChange(flow.map((each, index) => (index === at ? next : each)));
  const [view, setView] = useState<View>('list');
  const [chosen, choose] = useState<string | null>(null);
  const move = (from: number, to: number) => {
    onChange(moved(flow, from, to));
    translate(t('dialogues.block.moved', { number: to + 1 }));
  };
  const cards = flow.map((block, at) => (
    <BlockCard
      key={block.id}
      form={form}
      flow={flow}
      block={block}
      at={at}
      onChange={(next) => replace(at, next)}
      onMove={(to) => move(at, to)}
      onRemove={() => onChange(flow.filter((_, index) => index !== at))}
    />
  ));
  const open = flow.findIndex(({ id }) => id === (chosen ?? flow[0]?.id));
  return (
    <>
      <SegmentedControl
        aria-label={t('dialogues.view')}
        value={view}
        onChange={(next) => setView(VIEWS.find((each) => each === next) ?? 'list')}
        data={VIEWS.map((value) => ({ value, label: t(`dialogues.view.${value}`) }))}
        style={{ alignSelf: 'start' }}
      />
      {view === 'list' ? (
        cards
      ) : (
        <div className={classes.beside}>
          <FlowCanvas flow={flow} chosen={flow[open]?.id ?? null} onChoose={choose} onChange={onChange} />
          <div className={classes.chosen}>{cards[open]}</div>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {flow.length < MOST_BLOCKS && (
        <Group align="end">
          <NativeSelect
            label={t('dialogues.block.kind')}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(KINDS.find((each) => each === value) ?? 'text')}
            data={KINDS.map((value) => ({ value, label: t(`dialogues.kind.${value}`) }))}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => {
              const added = newBlock(kind, flow[0]?.id ?? '');
              onChange([...flow, added]);
              choose(added.id);
            }}
          >
            {t('dialogues.block.add')}
          </Button>
        </Group>
      )}
    </>
  );
}
