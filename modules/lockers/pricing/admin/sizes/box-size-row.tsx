import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, NumberInput, TextInput } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './box-sizes.module.css';

type Props = {
  form: Pick<ContractForm, 'field'>;
  path: string;
  name: string;
  isFirst: boolean;
  isOnly: boolean;
  onUp: () => void;
  onRemove: () => void;
};

const MEASURES = ['widthCm', 'heightCm', 'depthCm'] as const;

export function BoxSizeRow({ form, path, name, isFirst, isOnly, onUp, onRemove }: Props) {
  const t = useText(adminDe);
  return (
    <div className={classes.row}>
      <TextInput label={t('box_size.field.code')} className={classes.code ?? ''} {...form.field(`${path}.code`)} />
      <TextInput label={t('box_size.field.name')} className={classes.name ?? ''} {...form.field(`${path}.name`)} />
      {MEASURES.map((measure) => (
        <NumberInput
          key={measure}
          label={t(`box_size.field.${measure}`)}
          className={classes.measure ?? ''}
          min={1}
          max={500}
          allowDecimal={false}
          hideControls
          {...form.field(`${path}.${measure}`)}
        />
      ))}
      <div className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={isFirst}
          aria-label={t('box_sizes.up', { name })}
          onClick={onUp}
        >
          <IconArrowUp size={16} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={isOnly}
          aria-label={t('box_sizes.remove', { name })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.5} />
        </ActionIcon>
      </div>
    </div>
  );
}
