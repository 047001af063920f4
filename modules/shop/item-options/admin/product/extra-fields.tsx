import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { formatMoney } from '@fachwerk/react/money';
import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Select, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ExtraGroup, extraApi } from '../../contract-extra.ts';
import { MOST_GROUPS } from '../../contract-product.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { moved, RowSteps } from '../row-steps.tsx';
import { ExtraPrices } from './extra-prices.tsx';
import classes from './product.module.css';
import type { ProductFormState } from './product-values.ts';

type Props = { form: ProductFormState; onNew: () => void };

/** Which groups of extras customers are asked for, in their order. */
export function ExtraFields({ form, onNew }: Props) {
  const t = useText(adminDe);
  const groups = useAsk(extraApi.list, {}).data?.groups;
  const { groupIds } = form.values;
  if (!groups) return <Loading lines={2} />;
  const put = (next: readonly string[]) => form.set('groupIds', [...next]);
  const others = groups.filter(({ id, isArchived }) => !isArchived && !groupIds.includes(id));
  const chosen = groupIds.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return (
    <>
      {chosen.length > 0 && (
        <ul className={classes.groups}>
          {chosen.map((group, at) => (
            <li key={group.id} className={classes.group}>
              <div className={classes.wide}>
                <Text fw={500}>{group.name.de}</Text>
                <Text size="sm" c="dimmed">
                  {wordsOf(group)}
                </Text>
              </div>
              <RowSteps
                name={group.name.de}
                at={at}
                count={chosen.length}
                onMove={(by) => put(moved(groupIds, at, at + by))}
                onRemove={() => put(groupIds.filter((id) => id !== group.id))}
              />
              <ExtraPrices form={form} group={group} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.fields}>
        {others.length > 0 && groupIds.length < MOST_GROUPS && (
          <Select
            {...LIGHT_SELECT}
            searchable
            label={t('extras.add_group')}
            placeholder={t('extras.choose')}
            data={others.map(({ id, name }) => ({ value: id, label: name.de }))}
            value={null}
            className={classes.wide ?? ''}
            onChange={(id) => id && put([...groupIds, id])}
          />
        )}
        <Button
          variant="default"
          mt={others.length > 0 ? 24 : 0}
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={onNew}
        >
          {t('extras.new')}
        </Button>
      </div>
    </>
  );
}

const wordsOf = ({ extras }: ExtraGroup) =>
  extras
    .map(({ name, surchargeCents }) =>
      surchargeCents === 0 ? name.de : `${name.de} +${formatMoney(cents(surchargeCents))}`,
    )
    .join(', ');
