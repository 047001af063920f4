import { useLeaveGuard } from '@fachwerk/react/leave-guard';
import { notify } from '@fachwerk/react/notice';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconGift } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { BesidesPart } from './besides-part.tsx';
import { CallerPart } from './caller-part.tsx';
import classes from './entry.module.css';
import { GiftDialog } from './gift-dialog.tsx';
import { HandoverPart } from './handover-part.tsx';
import { ItemsPart } from './items-part.tsx';
import { SumPart } from './sum-part.tsx';
import { type EntryFrom, useEntry } from './use-entry.ts';

type Props = {
  readonly from?: EntryFrom & {
    /** Where one came from and goes back to. */
    readonly home: { readonly to: string; readonly label: string };
  };
};

/** An order for somebody on the telephone, from the number on the display to the kitchen, by keyboard alone. */
export function EntryPage({ from }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const entry = useEntry(from);
  const page = useRef<HTMLDivElement>(null);
  const finder = useRef<HTMLInputElement>(null);
  const { draft, setDraft, quote, errors, asked } = entry;
  const guard = useLeaveGuard(entry.isBegun);
  useEffect(() => {
    const next = draft.caller ? finder.current : page.current?.querySelector<HTMLElement>('[data-autofocus]');
    next?.focus();
  }, []);
  const [isWanted, setWanted] = useState(false);
  const [isSellingGift, setSellingGift] = useState(false);
  const place = async () => {
    // Whoever is quicker than the price waits for it.
    setWanted(!entry.isPriced);
    if (!entry.isPriced) return;
    const placed = await entry.place();
    if (!placed) {
      // Where something is missing; once it has been drawn.
      setTimeout(() => page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    guard.release();
    notify(t('order_entry.placed', { number: placed.number }));
    navigate(from?.home.to ?? `/admin/orders/${placed.orderId}`);
  };
  useEffect(() => {
    if (isWanted && entry.isPriced) void place();
  });
  useHotkeys(
    [
      ['mod+Enter', () => void place()],
      ['F2', () => finder.current?.focus()],
    ],
    [],
  );
  const toType = () => setTimeout(() => page.current?.querySelector<HTMLElement>('[type="radio"]')?.focus());
  return (
    <Stack gap="md" ref={page}>
      <Group justify="space-between" align="end">
        <div>
          <Title order={1}>{t('order_entry.title')}</Title>
          <Text size="sm" c="dimmed">
            {t('order_entry.about')}
          </Text>
        </div>
        <Group gap="md">
          <Button
            variant="default"
            leftSection={<IconGift size={16} stroke={1.5} />}
            onClick={() => setSellingGift(true)}
          >
            {t('order_entry.gift')}
          </Button>
          <Anchor component={Link} to={from?.home.to ?? '/admin/orders'} size="sm">
            {from?.home.label ?? t('order_entry.back')}
          </Anchor>
        </Group>
      </Group>
      {isSellingGift && (
        <GiftDialog draft={draft} onClose={() => setSellingGift(false)} onPlaced={() => guard.release()} />
      )}
      {asked.isError && !quote ? (
        <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
      ) : (
        <div className={classes.grid}>
          <div className={classes.column}>
            <CallerPart draft={draft} onChange={setDraft} errors={errors} onKnown={toType} />
            <HandoverPart draft={draft} onChange={setDraft} quote={quote} errors={errors} />
          </div>
          <div className={classes.column}>
            <ItemsPart draft={draft} onChange={setDraft} quote={quote} finder={finder} />
          </div>
          <div className={classes.column} data-sticky>
            <BesidesPart draft={draft} onChange={setDraft} quote={quote} errors={errors} />
            <SumPart entry={entry} isWaiting={isWanted} onPlace={() => void place()} />
          </div>
        </div>
      )}
    </Stack>
  );
}
