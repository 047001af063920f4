import { useChange } from '@fachwerk/react/call';
import { notify, wordsOf } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { Button, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { type Item, itemApi } from '../../contract.ts';
import { isSoldOutAt } from '../../rules/item.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useSaleLabels, useSoldOut } from '../list/sale-words.ts';
import classes from './editor.module.css';

/** What is left, saved at once and beside the form: it changes while somebody writes. */
export function StockPanel({ item }: { item: Item }) {
  const mayTell = useMay('catalog.stock');
  const now = useNow();
  const words = useSaleLabels();
  if (!mayTell || item.isArchived) return <Text mb="md">{words(item, now)}</Text>;
  return (
    <div className={classes.stock}>
      <StockField key={`${item.stock}`} item={item} />
      <SaleSwitch item={item} />
    </div>
  );
}

function StockField({ item: { id, stock } }: { item: Item }) {
  const t = useText(adminDe);
  const [text, setText] = useState<string | number>(stock ?? '');
  const save = useChange(itemApi.saveStock, { isQuiet: true });
  const wanted = text === '' ? null : Number(text);
  const onSave = async () => {
    await save.mutateAsync({ id, seen: stock, stock: wanted });
    notify(t('catalog.stock.saved'));
  };
  return (
    <>
      <NumberInput
        label={t('catalog.stock.title')}
        placeholder={t('catalog.stock.plenty')}
        min={0}
        max={1_000_000}
        allowDecimal={false}
        hideControls
        value={text}
        onChange={setText}
        error={save.error && wordsOf(save.error).text}
        className={classes.short ?? ''}
      />
      <Button
        variant="default"
        loading={save.isPending}
        disabled={wanted === stock}
        onClick={() => void onSave().catch(() => {})}
      >
        {t('catalog.stock.save')}
      </Button>
    </>
  );
}

/** Says at once that an item is sold out, or no longer. */
export function SaleSwitch({ item }: { item: Item }) {
  const t = useText(adminDe);
  const now = useNow();
  const words = useSaleLabels();
  const soldOut = useSoldOut();
  if (item.stock === 0) return null;
  if (isSoldOutAt(item, now)) {
    return (
      <Button variant="default" onClick={() => void soldOut(item, 'no')}>
        {`${words(item, now)}: ${t('catalog.sale.back')}`}
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" onClick={() => void soldOut(item, 'tomorrow')}>
        {t('catalog.sale.tomorrow')}
      </Button>
      <Button variant="default" onClick={() => void soldOut(item, 'notice')}>
        {t('catalog.sale.notice.action')}
      </Button>
    </>
  );
}
