import { MediaField } from '@fachwerk/media/parts';
import { useText } from '@fachwerk/react/texts';
import { Group, NativeSelect, Paper, Stack, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type Flow, type FlowBlock, InputCheck } from '../../contract-flow.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ButtonList } from './button-list.tsx';
import type { DialogueForm } from './dialogue-form.ts';
import { IconButton } from './icon-button.tsx';
import { TargetSelect } from './target-select.tsx';
import { WhenFields } from './when-fields.tsx';
import { Words } from './words.tsx';

type Props = {
  readonly form: DialogueForm;
  readonly flow: Flow;
  readonly block: FlowBlock;
  readonly at: number;
  readonly onChange: (block: FlowBlock) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

export function BlockCard(props: Props) {
  const t = useText(adminDe);
  const { form, flow, block, at, onMove, onRemove } = props;
  const number = at + 1;
  const title = t('dialogues.block', { number, kind: t(`dialogues.kind.${block.kind}`) });
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5">
            {title}
          </Title>
          <Group gap={4}>
            <IconButton
              label={t('dialogues.block.up', { number })}
              icon={IconArrowUp}
              isDisabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              label={t('dialogues.block.down', { number })}
              icon={IconArrowDown}
              isDisabled={at === flow.length - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton label={t('dialogues.block.remove', { number })} icon={IconTrash} onClick={onRemove} />
          </Group>
        </Group>
        {'text' in block && <Words form={form} path={`flow.${at}.text`} label={t('dialogues.block.text')} rows={2} />}
        <OwnFields {...props} />
      </Stack>
    </Paper>
  );
}

/** What only this kind of block asks for. */
function OwnFields({ form, flow, block, at, onChange }: Props) {
  const t = useText(adminDe);
  switch (block.kind) {
    case 'picture':
      return (
        <MediaField
          label={t('dialogues.picture')}
          value={block.mediaId}
          onChange={(mediaId) => onChange({ ...block, mediaId })}
        />
      );
    case 'buttons':
      return (
        <ButtonList
          form={form}
          path={`flow.${at}.options`}
          flow={flow}
          options={block.options}
          onChange={(options) => onChange({ ...block, options })}
        />
      );
    case 'input':
      return (
        <>
          <NativeSelect
            label={t('dialogues.check')}
            {...form.field(`flow.${at}.check`)}
            data={InputCheck.options.map((value) => ({ value, label: t(`dialogues.check.${value}`) }))}
          />
          <NativeSelect
            label={t('dialogues.keepAs')}
            {...form.field(`flow.${at}.keepAs`)}
            data={(['nothing', 'name', 'email'] as const).map((value) => ({
              value,
              label: t(`dialogues.keepAs.${value}`),
            }))}
          />
        </>
      );
    case 'condition':
      return (
        <>
          <WhenFields
            before={flow.slice(0, at)}
            flow={flow}
            when={block.when}
            onChange={(when) => onChange({ ...block, when })}
          />
          <TargetSelect
            flow={flow}
            label={t('dialogues.goTo')}
            value={block.goTo}
            onChange={(goTo) => goTo && onChange({ ...block, goTo })}
          />
        </>
      );
    case 'jump':
      return (
        <TargetSelect
          flow={flow}
          label={t('dialogues.goTo')}
          value={block.goTo}
          onChange={(goTo) => goTo && onChange({ ...block, goTo })}
        />
      );
    case 'book':
      return (
        <NativeSelect
          label={t('dialogues.where')}
          {...form.field(`flow.${at}.where`)}
          data={(['boxes', 'shop', 'appointments'] as const).map((value) => ({
            value,
            label: t(`dialogues.where.${value}`),
          }))}
        />
      );
    case 'text':
    case 'status':
    case 'open':
    case 'person':
      return null;
  }
}
