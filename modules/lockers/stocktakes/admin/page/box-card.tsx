import { BoxStateMark } from '@fachwerk/lockers/parts';
import { useInlineOpening, useOpenBox } from '@fachwerk/openings/parts';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Text, TextInput, Title } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { BoxResult, type StocktakeBox, type StocktakeSheet } from '../../contract.ts';
import { isRented } from '../../rules/differences.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RESULTS, ResultMark } from '../stocktake-marks.tsx';
import { FindBox } from './find-box.tsx';
import classes from './stocktake.module.css';
import type { StocktakeView } from './use-stocktake.ts';

type Props = {
  view: StocktakeView;
  sheet: StocktakeSheet;
  box: StocktakeBox;
  isLast: boolean;
  onDone: () => void;
  onChoose: (lockId: string) => void;
};

/** One tap opens the door, one tap says what is in it; the next box follows. */
export function BoxCard({ view, sheet, box, isLast, onDone, onChoose }: Props) {
  const t = useText(adminDe);
  const [note, setNote] = useState('');
  const { lockId, number, result } = box;
  const check = (seen: BoxResult) => {
    view.report({ kind: 'checked', lockId, result: seen, text: note.trim() });
    notify(t('stocktakes.recorded', { number, result: t(`stocktakes.result.${seen}`) }), {
      run: () => {
        view.report({ kind: 'reset', lockId });
        onChoose(lockId);
      },
    });
    onDone();
  };
  return (
    <Panel isWide>
      <section className={classes.card} aria-label={t('stocktakes.box', { number })}>
        <div className={classes.cardHead}>
          <div>
            <Title order={2} className={classes.number ?? ''}>
              {number}
            </Title>
            <Text size="sm" c="dimmed">
              {t('stocktakes.place', { size: box.sizeCode, column: box.column, row: box.row })}
            </Text>
          </div>
          <span className={classes.marks}>
            <BoxStateMark state={box.state} />
            {result && <ResultMark result={result} />}
          </span>
        </div>
        <Opening view={view} box={box} />
        <div className={classes.results}>
          {BoxResult.options.map((seen) => {
            const { icon: Icon, tone } = RESULTS[seen];
            return (
              <button
                key={seen}
                type="button"
                className={classes.result}
                aria-pressed={result === seen}
                onClick={() => check(seen)}
              >
                <Icon size={26} stroke={1.5} color={`var(--fw-${tone})`} aria-hidden />
                {t(`stocktakes.result.${seen}`)}
              </button>
            );
          })}
        </div>
        <TextInput
          label={t('stocktakes.field.note')}
          placeholder={t('stocktakes.note.hint')}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={classes.cardFoot}>
          <FindBox sheet={sheet} onFound={onChoose} />
          {!isLast && (
            <Button variant="subtle" color="gray" size="md" onClick={onDone}>
              {t('stocktakes.skip')}
            </Button>
          )}
        </div>
      </section>
    </Panel>
  );
}

/** A rented box opens in its dialog only: with a reason of its own, and its renter is notified. */
function Opening({ view, box }: Pick<Props, 'view' | 'box'>) {
  const t = useText(adminDe);
  const inline = useInlineOpening(t('stocktakes.open.reason'));
  const dialog = useOpenBox();
  const { lockId, number } = box;
  const isLet = isRented(box.state);
  const whyNot = inline.whyNot ?? (view.isOnline ? null : t('stocktakes.open.needs_network'));
  const open = () => {
    if (isLet) return dialog.ask({ id: lockId, number, request: { type: 'service' } });
    view.report({ kind: 'opened', lockId });
    inline.open(lockId);
  };
  return (
    <div className={classes.opening}>
      {isLet && <Text size="sm">{t('stocktakes.rented.about')}</Text>}
      <Button
        size="lg"
        fullWidth
        variant={isLet || box.result ? 'default' : 'filled'}
        loading={inline.isPending}
        leftSection={<IconLockOpen size={20} stroke={1.5} aria-hidden />}
        aria-describedby={whyNot ? `why-${lockId}` : undefined}
        {...(whyNot ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: open })}
      >
        {t('stocktakes.open', { number })}
      </Button>
      {whyNot && (
        <Text id={`why-${lockId}`} size="sm" c="dimmed">
          {whyNot}
        </Text>
      )}
      {inline.stateOf(lockId)}
      {dialog.dialog}
    </div>
  );
}
