import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type Flow, type FlowBlock, MOST_OPTIONS } from '../../contract-flow.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../dialogues.module.css';
import type { DialogueForm } from './dialogue-form.ts';
import { IconButton } from './icon-button.tsx';
import { newOption } from './new-block.ts';
import { TargetSelect } from './target-select.tsx';
import { Words } from './words.tsx';

type Options = Extract<FlowBlock, { kind: 'buttons' }>['options'];
type Props = {
  readonly form: DialogueForm;
  readonly path: string;
  readonly flow: Flow;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
};

export function ButtonList({ form, path, flow, options, onChange }: Props) {
  const t = useText(adminDe);
  return (
    <Stack gap="xs">
      {options.map((option, at) => {
        const number = at + 1;
        const setGoTo = (goTo: string | null) =>
          onChange(options.map((each, index) => (index === at ? { ...each, goTo } : each)));
        return (
          <Group key={option.id} gap="xs" align="end">
            <div className={classes.grows}>
              <Words form={form} path={`${path}.${at}.label`} label={t('dialogues.option', { number })} isRequired />
            </div>
            <div className={classes.grows}>
              <TargetSelect
                flow={flow}
                label={t('dialogues.option.goTo', { number })}
                value={option.goTo}
                isOptional
                onChange={setGoTo}
              />
            </div>
            <IconButton
              label={t('dialogues.option.remove', { number })}
              icon={IconTrash}
              isDisabled={options.length === 1}
              onClick={() => onChange(options.filter((_, index) => index !== at))}
            />
          </Group>
        );
      })}
      {options.length < MOST_OPTIONS && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => onChange([...options, newOption()])}
          >
            {t('dialogues.option.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
