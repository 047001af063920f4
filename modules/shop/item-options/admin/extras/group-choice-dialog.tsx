import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ExtraGroup, extraApi } from '../../contract-extra.ts';
import { type ItemOptions, optionApi } from '../../contract-variant.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';
import { moved, RowSteps } from '../row-steps.tsx';

type Props = { itemId: string; options: ItemOptions; onClose: () => void };

/** Which groups an item has, in the order in which customers are asked. */
export function GroupChoiceDialog({ itemId, options, onClose }: Props) {
  const t = useText(adminDe);
  const groups = useAsk(extraApi.list, {}).data?.groups;
  const [chosen, setChosen] = useState<readonly string[]>(options.groupIds);
  const save = useChange(optionApi.saveGroups, { isQuiet: true });
  const store = async () => {
    await save.mutateAsync({ itemId, version: options.version, groupIds: [...chosen] });
    notify(t('extras.chosen'));
    onClose();
  };
  return (
    <Dialog title={t('extras.choose')} onClose={onClose}>
      <Stack gap="md">
        {save.error && (
          <Text c="danger" role="alert" size="sm">
            {wordsOf(save.error).text}
          </Text>
        )}
        {groups ? <Chosen groups={groups} chosen={chosen} onChange={setChosen} /> : <Loading lines={3} />}
        {groups && <Others groups={groups} chosen={chosen} onAdd={(id) => setChosen([...chosen, id])} />}
        <Anchor component={Link} to="/admin/shop/extras" size="sm">
          {t('extras.manage')}
        </Anchor>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button loading={save.isPending} onClick={() => void store().catch(() => {})}>
            {t('kit.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

type ChosenProps = {
  groups: readonly ExtraGroup[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

function Chosen({ groups, chosen, onChange }: ChosenProps) {
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name.de ?? '';
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.rows}>
      {chosen.map((id, at) => (
        <li key={id} className={classes.fields}>
          <Text className={classes.wide ?? ''}>{nameOf(id)}</Text>
          <RowSteps
            name={nameOf(id)}
            at={at}
            count={chosen.length}
            onMove={(by) => onChange(moved(chosen, at, at + by))}
            onRemove={() => onChange(chosen.filter((other) => other !== id))}
          />
        </li>
      ))}
    </ul>
  );
}

function Others({ groups, chosen, onAdd }: Omit<ChosenProps, 'onChange'> & { onAdd: (id: string) => void }) {
  const t = useText(adminDe);
  const others = groups.filter(({ id, isArchived }) => !isArchived && !chosen.includes(id));
  if (others.length === 0 && chosen.length === 0) return <Text c="dimmed">{t('extras.none')}</Text>;
  return (
    <Stack gap="xs">
      {others.map(({ id, name, extras }) => (
        <Checkbox
          key={id}
          checked={false}
          label={name.de}
          description={extras.map((extra) => extra.name.de).join(', ')}
          onChange={() => onAdd(id)}
        />
      ))}
    </Stack>
  );
}
