import { cents } from '@fachwerk/base/money';
import type { Column } from '@fachwerk/react/list-types';
import { formatMoney, Money } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ItemRow } from '../../contract.ts';
import type { Category } from '../../contract-category.ts';
import { currentCents } from '../../rules/item-price.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './item-columns.module.css';
import { SaleButton } from './sale-button.tsx';
import { useSaleLabels } from './sale-words.ts';

export function useItemColumns(categories: readonly Category[]): Column<ItemRow>[] {
  const t = useText(adminDe);
  const now = useNow();
  const words = useSaleLabels();
  const names = new Map(categories.map(({ id, name }) => [id, name.de]));
  const categoryOf = ({ categoryId }: ItemRow) => names.get(categoryId) ?? '';
  return [
    {
      key: 'name',
      title: t('item.field.name'),
      sort: 'name',
      width: 280,
      cell: (item) => <ItemName item={item} />,
      csv: ({ name }) => name.de,
    },
    {
      key: 'state',
      title: t('item.field.state'),
      width: 210,
      rank: 1,
      cell: (item) => <SaleButton item={item} />,
      csv: (item) => words(item, now),
      phone: 'detail',
    },
    {
      key: 'stock',
      title: t('item.column.stock'),
      align: 'right',
      width: 100,
      rank: 1,
      cell: ({ stock, isLow }) => <StockCell stock={stock} isLow={isLow} />,
      csv: ({ stock }) => stock,
      phone: 'detail',
      isNamed: true,
    },
    {
      key: 'price',
      title: t('item.field.price'),
      sort: 'price',
      align: 'right',
      width: 120,
      rank: 1,
      cell: (item) => <PriceCell item={item} now={now} />,
      csv: (item) => currentCents(item, now) / 100,
      phone: 'value',
    },
    {
      key: 'rating',
      title: t('item.column.rating'),
      align: 'right',
      width: 110,
      rank: 3,
      cell: ({ rating }) => <RatingCell rating={rating} />,
      csv: ({ rating }) => rating?.average ?? null,
      phone: 'none',
    },
    { key: 'category', title: t('item.field.categoryId'), width: 160, rank: 2, cell: categoryOf, csv: categoryOf },
    {
      key: 'number',
      title: t('item.field.number'),
      sort: 'number',
      rank: 3,
      cell: ({ number }) => <span className="tabular">{number}</span>,
      csv: ({ number }) => number,
    },
  ];
}

/** With its first picture; without one, an empty place, so that names stay in line. */
function ItemName({ item: { name, picture } }: { item: ItemRow }) {
  return (
    <span className={classes.name}>
      {picture ? (
        <img className={classes.picture} src={picture} alt="" loading="lazy" />
      ) : (
        <span className={classes.picture} />
      )}
      <span>{name.de}</span>
    </span>
  );
}

/** Where nobody counts, a dash. */
function StockCell({ stock, isLow }: Pick<ItemRow, 'stock' | 'isLow'>) {
  const t = useText(adminDe);
  if (stock === null && !isLow)
    return (
      <Text component="span" inherit c="dimmed">
        {t('kit.none')}
      </Text>
    );
  if (!isLow) return stock;
  return (
    <Text component="span" inherit c={stock === 0 ? 'danger' : 'warn'} fw={500} className={classes.low}>
      <IconAlertTriangle size={16} stroke={1.5} role="img" aria-label={t('catalog.stock.low')}>
        <title>{t('catalog.stock.low')}</title>
      </IconAlertTriangle>
      {stock}
    </Text>
  );
}

/** Where nobody has said anything, a dash. */
function RatingCell({ rating }: Pick<ItemRow, 'rating'>) {
  const t = useText(adminDe);
  if (!rating)
    return (
      <Text component="span" inherit c="dimmed">
        {t('kit.none')}
      </Text>
    );
  const average = formatNumber(rating.average, 1);
  return (
    <span className="tabular" title={t('item.column.rating.words', { average, count: rating.count })}>
      <span aria-hidden>★ </span>
      {average} ({rating.count})
    </span>
  );
}

/** What is paid now; the usual price stands beside it while a promo runs. */
function PriceCell({ item, now }: { item: ItemRow; now: Date }) {
  const t = useText(adminDe);
  const current = currentCents(item, now);
  if (item.hasVariants) return <>{t('catalog.price.from', { price: formatMoney(cents(current)) })}</>;
  return (
    <>
      <Money amount={cents(current)} />
      {current !== item.priceCents && (
        <Text component="span" size="xs" c="dimmed" ml={6}>
          {t('catalog.price.instead', { price: formatMoney(cents(item.priceCents)) })}
        </Text>
      )}
    </>
  );
}
