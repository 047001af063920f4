import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconClipboardPlus,
  IconCopy,
  IconCut,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SHORTCUTS } from '../../rules/block-keys.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCopied } from '../editor/new-block.ts';
import { focusFirstField } from '../picker/first-field.ts';
import classes from './canvas.module.css';
import { useCanvas, useCanvasState } from './canvas-context.ts';
import { type BlockActions, nameOf, useBlockActions, useBlockKeys } from './use-block-actions.ts';

/** The form of the chosen block, with everything that can be done to it without a mouse. */
export function BlockSide({ children }: { children: ReactNode }) {
  const t = useText(adminDe);
  const { fresh } = useCanvas();
  const selected = useCanvasState(({ selectedItem }) => selectedItem);
  const fields = useRef<HTMLDivElement>(null);
  const isFresh = fresh !== null && selected?.props.id === fresh;
  useEffect(() => (isFresh ? focusFirstField(() => fields.current) : undefined), [isFresh]);
  return (
    <div className={classes.side}>
      <BlockSteps />
      {selected ? (
        <div ref={fields}>{children}</div>
      ) : (
        <Text size="sm" c="dimmed" p="md">
          {t('editor.choose_block')}
        </Text>
      )}
    </div>
  );
}

const ICONS = {
  up: IconArrowUp,
  down: IconArrowDown,
  duplicate: IconCopy,
  copy: IconClipboardCopy,
  cut: IconCut,
  paste: IconClipboardPlus,
  remove: IconTrash,
} as const;
type Step = keyof typeof ICONS;

function BlockSteps() {
  const t = useText(adminDe);
  const selected = useCanvasState(({ selectedItem }) => selectedItem);
  const copied = useCopied();
  const actions = useBlockActions();
  useBlockKeys(actions);
  const { onAddAt } = useCanvas();
  const addButton = useRef<HTMLButtonElement>(null);
  const name = selected ? nameOf(selected.type) : '';
  const steps = (Object.keys(ICONS) as Step[]).filter((step) => (step === 'paste' ? copied : selected));
  useFocusLeft(steps.length === 0, addButton);
  return (
    <Group justify="space-between" gap={4} className={classes.steps ?? ''}>
      <Text fw={600}>{name || t('editor.page')}</Text>
      <Button
        ref={addButton}
        size="xs"
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} />}
        disabled={!actions.add}
        onClick={() => onAddAt(actions.addAt)}
      >
        {t('editor.add')}
      </Button>
      {steps.length > 0 && (
        <Group gap={0} wrap="nowrap" w="100%">
          {steps.map((step) => (
            <StepButton
              key={step}
              step={step}
              label={t(`editor.${step}`, { name: step === 'paste' ? nameOf(copied!.kind) : name })}
              run={actions[step]}
            />
          ))}
        </Group>
      )}
    </Group>
  );
}

/** Pressed and then out of reach, it stays where it is: focus is not lost. */
function StepButton({ step, label, run }: { step: Step; label: string; run: BlockActions[Step] }) {
  const t = useText(adminDe);
  const Icon = ICONS[step];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      aria-keyshortcuts={SHORTCUTS[step]}
      title={t('editor.with_key', { label, key: t(`editor.key.${step}`) })}
      {...(run ? { onClick: run } : { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}

/** With the last block its buttons are gone: whoever pressed one goes on at the one that is left. */
function useFocusLeft(isBare: boolean, to: React.RefObject<HTMLButtonElement | null>): void {
  const wasBare = useRef(isBare);
  useEffect(() => {
    if (isBare && !wasBare.current && document.activeElement === document.body) to.current?.focus();
    wasBare.current = isBare;
  }, [isBare, to]);
}
