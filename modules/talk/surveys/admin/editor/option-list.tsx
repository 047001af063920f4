import { IconButton, Words } from '@fachwerk/dialogues/parts';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Option } from '../../contract-content.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import { newOption } from './new-question.ts';
import type { SurveyForm } from './survey-form.ts';

type Props = {
  readonly form: SurveyForm;
  readonly path: string;
  readonly kind: 'options' | 'columns' | 'rows';
  readonly options: readonly Option[];
  readonly onChange: (options: Option[]) => void;
};

export function OptionList({ form, path, kind, options, onChange }: Props) {
  const t = useText(adminDe);
  const label = t(`surveys.${kind}`);
  const nameOf = (at: number) => t(`surveys.${kind}.one`, { number: at + 1 });
  return (
    <fieldset className={classes.list}>
      <legend>{label}</legend>
      <Stack gap="xs">
        {options.map((option, at) => (
          <Group key={option.id} gap="xs" align="end" wrap="nowrap">
            <div className={classes.grows}>
              <Words form={form} path={`${path}.${at}.label`} label={nameOf(at)} isRequired />
            </div>
            <IconButton
              label={t('surveys.option.remove', { name: nameOf(at) })}
              icon={IconTrash}
              onClick={() => onChange(options.filter((_, index) => index !== at))}
            />
          </Group>
        ))}
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => onChange([...options, newOption()])}
            aria-label={`${label}: ${t('surveys.option.add')}`}
          >
            {t('surveys.option.add')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  );
}
