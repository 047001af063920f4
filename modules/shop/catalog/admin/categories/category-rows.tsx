import { useChange } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import {
  IconArchive,
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconRestore,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type Category, categoryApi } from '../../contract-category.ts';
import { whyNotArchiveCategory } from '../../rules/category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './categories.module.css';

type Props = { categories: readonly Category[]; onOpen: (category: Category | 'new') => void };

export function CategoryRows({ categories, onOpen }: Props) {
  const t = useText(adminDe);
  const sort = useChange(categoryApi.sort);
  const [said, setSaid] = useState('');
  const shown = categories.filter(({ isArchived }) => !isArchived);
  const move = (at: number, by: -1 | 1) => {
    const [one, other] = [shown[at], shown[at + by]];
    if (!one || !other) return;
    sort.mutate({ ids: by < 0 ? [one.id, other.id] : [other.id, one.id] });
    setSaid(t('categories.moved', { name: one.name.de, at: at + by + 1, count: shown.length }));
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {shown.length === 0 ? t('categories.none') : t('categories.about')}
      </Text>
      <ul className={classes.rows}>
        {shown.map((category, at) => (
          <li key={category.id} className={classes.row}>
            <Name category={category} onOpen={() => onOpen(category)} />
            <Step
              label={t('categories.up', { name: category.name.de })}
              icon={IconChevronUp}
              run={at > 0 ? () => move(at, -1) : null}
            />
            <Step
              label={t('categories.down', { name: category.name.de })}
              icon={IconChevronDown}
              run={at < shown.length - 1 ? () => move(at, 1) : null}
            />
            <Archive category={category} />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} />} onClick={() => onOpen('new')} mt="md">
        {t('categories.new')}
      </Button>
      <Archived categories={categories.filter(({ isArchived }) => isArchived)} />
    </>
  );
}

function Name({ category: { name, itemCount }, onOpen }: { category: Category; onOpen: () => void }) {
  const t = useText(adminDe);
  return (
    <div className={classes.name}>
      <Anchor component="button" type="button" onClick={onOpen} aria-label={t('categories.edit', { name: name.de })}>
        {name.de}
      </Anchor>
      <Text size="xs" c="dimmed">
        {t('categories.count', { count: itemCount })}
      </Text>
    </div>
  );
}

/** Stays where it is at the end of the list, so that the focus does too. */
function Step({
  label,
  icon: Icon,
  run,
  whyNot,
}: {
  label: string;
  icon: TablerIcon;
  run: (() => void) | null;
  whyNot?: string;
}) {
  return (
    <ActionIcon
      className={classes.step ?? ''}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={whyNot ?? label}
      {...(run ? { onClick: run } : { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}

function Archive({ category }: { category: Category }) {
  const t = useText(adminDe);
  const archive = useChange(categoryApi.archive);
  const refusal = whyNotArchiveCategory(category);
  return (
    <Step
      label={t('categories.archive', { name: category.name.de })}
      icon={IconArchive}
      run={refusal ? null : () => archive.mutate({ id: category.id, isArchived: true })}
      {...(refusal && { whyNot: t('category.not_empty') })}
    />
  );
}

function Archived({ categories }: { categories: readonly Category[] }) {
  const t = useText(adminDe);
  const archive = useChange(categoryApi.archive);
  if (categories.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={500} mt="lg">
        {t('categories.archived')}
      </Text>
      <ul className={classes.rows}>
        {categories.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <Text className={classes.name ?? ''}>{name.de}</Text>
            <Step
              label={t('categories.restore', { name: name.de })}
              icon={IconRestore}
              run={() => archive.mutate({ id, isArchived: false })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
