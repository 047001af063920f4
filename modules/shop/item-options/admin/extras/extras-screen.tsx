import { cents } from '@fachwerk/base/money';
import { isSoldOutAt } from '@fachwerk/catalog/rules/item';
import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Extra, type ExtraGroup, extraApi } from '../../contract-extra.ts';
import { whyNotArchiveGroup } from '../../rules/extra-group.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';
import { RowSteps } from '../row-steps.tsx';
import { GroupForm } from './group-form.tsx';

/** `/admin/shop/extras`: groups of extras, and which items have them. */
export function ExtrasScreen() {
  const t = useText(adminDe);
  const mayManage = useMay('catalog.manage');
  const asked = useAsk(extraApi.list, {});
  const [open, setOpen] = useState<ExtraGroup | 'new' | null>(null);
  const groups = asked.data?.groups;
  const sort = useChange(extraApi.sort);
  const inUse = groups?.filter(({ isArchived }) => !isArchived) ?? [];
  const stepsOf = (group: ExtraGroup) => {
    const at = inUse.indexOf(group);
    const move = (by: -1 | 1) => {
      const other = inUse[at + by];
      if (other) sort.mutate({ ids: by < 0 ? [group.id, other.id] : [other.id, group.id] });
    };
    return at < 0 ? null : <RowSteps name={group.name.de} at={at} count={inUse.length} onMove={move} />;
  };
  return (
    <>
      <Group justify="space-between" mb="md">
        <div>
          <Anchor component={Link} to="/admin/shop" size="sm">
            {t('extras.to_shop')}
          </Anchor>
          <Title order={1}>{t('extras.title')}</Title>
        </div>
        {mayManage && (
          <Button leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => setOpen('new')}>
            {t('extras.new')}
          </Button>
        )}
      </Group>
      {asked.isError && !groups && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={6} />}
      {groups?.length === 0 && <Empty title={t('extras.none')} text={t('extras.about')} />}
      <ul className={classes.rows}>
        {groups?.map((group) => (
          <GroupCard
            key={group.id}
            group={group}
            onOpen={mayManage ? () => setOpen(group) : null}
            steps={mayManage && stepsOf(group)}
          />
        ))}
      </ul>
      {open && (
        <Dialog
          title={open === 'new' ? t('extras.new') : t('extras.edit', { name: open.name.de })}
          size={720}
          onClose={() => setOpen(null)}
        >
          <GroupForm group={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        </Dialog>
      )}
    </>
  );
}

type CardProps = { group: ExtraGroup; onOpen: (() => void) | null; steps: ReactNode };

function GroupCard({ group, onOpen, steps }: CardProps) {
  const t = useText(adminDe);
  const archive = useChange(extraApi.archive);
  const { id, name, minimum, maximum, mostOfSame, extras, itemCount, isArchived } = group;
  const refusal = isArchived ? null : whyNotArchiveGroup(group);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {isArchived ? t('extras.archived', { name: name.de }) : name.de}
        </Title>
        {onOpen && (
          <Group gap={4}>
            {steps}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={onOpen}
              aria-label={t('extras.edit', { name: name.de })}
            >
              {t('extras.edit_short')}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              title={refusal ? t('extra_group.in_use') : undefined}
              {...(refusal
                ? { 'data-disabled': true, 'aria-disabled': true }
                : { onClick: () => archive.mutate({ id, isArchived: !isArchived }) })}
            >
              {isArchived ? t('extras.restore') : t('extras.archive')}
            </Button>
          </Group>
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t('extras.limits', { minimum, maximum, same: mostOfSame })}
      </Text>
      <ul className={classes.variants}>
        {extras.map((extra) => (
          <ExtraLine key={extra.id} extra={extra} />
        ))}
      </ul>
      <Users groupId={id} count={itemCount} />
    </li>
  );
}

/** What the kitchen has run out of is gone everywhere with one tap. */
function ExtraLine({ extra }: { extra: Extra }) {
  const t = useText(adminDe);
  const now = useNow();
  const mayTell = useMay('catalog.stock');
  const mark = useChange(extraApi.markSoldOut);
  const isGone = isSoldOutAt({ ...extra, stock: null }, now);
  return (
    <li className={classes.variant}>
      <Text className={classes.name ?? ''}>{extra.name.de}</Text>
      <Text className="tabular">{formatMoney(cents(extra.surchargeCents))}</Text>
      {extra.sizePrices.map(({ size, surchargeCents }) => (
        <Text key={size} size="sm" c="dimmed" className="tabular">
          {`${size} ${formatMoney(cents(surchargeCents))}`}
        </Text>
      ))}
      {isGone && <Text size="sm">{t('variants.sold_out')}</Text>}
      {mayTell && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`${extra.name.de}: ${isGone ? t('variants.back') : t('variants.gone')}`}
          onClick={() => mark.mutate({ id: extra.id, soldOut: isGone ? 'no' : 'tomorrow' })}
        >
          {isGone ? t('variants.back') : t('variants.gone')}
        </Button>
      )}
    </li>
  );
}

function Users({ groupId, count }: { groupId: string; count: number }) {
  const t = useText(adminDe);
  const [isOpen, setIsOpen] = useState(false);
  const items = useAsk(extraApi.listItems, { id: groupId }, { isEnabled: isOpen }).data?.items ?? [];
  if (count === 0) return <Text size="sm">{t('extras.unused')}</Text>;
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('extras.used', { count })}
      </Button>
      {isOpen && (
        <Group gap="xs">
          {items.map(({ id, name }) => (
            <Anchor key={id} component={Link} to={`/admin/shop/${id}`} size="sm">
              {name}
            </Anchor>
          ))}
        </Group>
      )}
    </>
  );
}
