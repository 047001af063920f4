import { csvOf } from '@fachwerk/base/csv';
import { call } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { downloadFile, downloadText } from '@fachwerk/react/download';
import { MenuAction } from '@fachwerk/react/menu-action';
import { notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { ActionIcon, Button, Menu, Progress, Text, Title } from '@mantine/core';
import {
  IconArrowsExchange,
  IconCircleCheck,
  IconDotsVertical,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { type StocktakeSheet, stocktakeApi } from '../../contract.ts';
import { isToCheck } from '../../rules/progress.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useProtocolRows } from '../protocol/protocol-rows.ts';
import { StocktakeMark } from '../stocktake-marks.tsx';
import classes from './stocktake.module.css';
import type { StocktakeView } from './use-stocktake.ts';

type Props = {
  view: StocktakeView;
  sheet: StocktakeSheet;
  isBackwards: boolean;
  onBackwards: (isBackwards: boolean) => void;
};

export function StocktakeHead({ view, sheet, isBackwards, onBackwards }: Props) {
  const t = useText(adminDe);
  const { stocktake, timeZone } = sheet;
  const { boxes, checked, rented, differences, state, finishedAt } = stocktake;
  const toOpen = boxes - rented;
  const time = (at: Date) => formatTime(at, 'dateTime', timeZone);
  return (
    <header className={classes.head}>
      <div className={classes.titleRow}>
        <div>
          <Title order={1}>{t('stocktakes.of', { name: stocktake.locationName })}</Title>
          <div className={classes.facts}>
            <StocktakeMark state={state} />
            <span>
              {finishedAt
                ? t('stocktakes.finished_by', { at: time(finishedAt), name: stocktake.finishedByName })
                : t('stocktakes.started_by', { at: time(stocktake.startedAt), name: stocktake.startedByName })}
            </span>
          </div>
        </div>
        <StocktakeMenu view={view} sheet={sheet} isBackwards={isBackwards} onBackwards={onBackwards} />
      </div>
      <Progress
        value={toOpen === 0 ? 100 : (checked / toOpen) * 100}
        size="lg"
        aria-label={t('stocktakes.field.checked')}
      />
      <div className={classes.numbers}>
        <Text component="span" fw={600} className="tabular">
          {t('stocktakes.boxes_done', { done: checked, count: toOpen })}
        </Text>
        <Text component="span" c="dimmed" className="tabular">
          {[
            rented > 0 && t('stocktakes.rented', { count: rented }),
            t('stocktakes.differences_count', { count: differences }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <NextStep view={view} sheet={sheet} />
    </header>
  );
}

function useFinish({ view, sheet }: Pick<Props, 'view' | 'sheet'>) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const left = sheet.boxes.filter(isToCheck).length;
  return async () => {
    const question = {
      title: t('stocktakes.finish'),
      text: t('stocktakes.finish.left', { count: left }),
      confirm: t('stocktakes.finish'),
    };
    if (left === 0 || (await confirm(question))) view.report({ kind: 'finished' });
  };
}

function NextStep({ view, sheet }: Pick<Props, 'view' | 'sheet'>) {
  const t = useText(adminDe);
  const mayWork = useMay('stocktakes.work');
  const finish = useFinish({ view, sheet });
  const { state } = sheet.stocktake;
  if (!mayWork || state === 'finished') return null;
  if (state === 'paused')
    return (
      <Button
        size="md"
        leftSection={<IconPlayerPlay size={18} stroke={1.5} />}
        onClick={() => view.report({ kind: 'resumed' })}
      >
        {t('stocktakes.resume')}
      </Button>
    );
  if (sheet.boxes.some(isToCheck)) return null;
  return (
    <Button size="md" leftSection={<IconCircleCheck size={18} stroke={1.5} />} onClick={() => void finish()}>
      {t('stocktakes.finish')}
    </Button>
  );
}

function StocktakeMenu({ view, sheet, isBackwards, onBackwards }: Props) {
  const t = useText(adminDe);
  const mayWork = useMay('stocktakes.work');
  const rowsOf = useProtocolRows();
  const finish = useFinish({ view, sheet });
  const { stocktake } = sheet;
  const { id, state } = stocktake;
  const isOpen = mayWork && state !== 'finished';
  const saveCsv = () => {
    const { head, rows } = rowsOf(sheet);
    downloadText(`${t('stocktakes.csv')}-${stocktake.locationName}.csv`, csvOf(head, rows));
  };
  const print = () => call(stocktakeApi.print, { id }).then(downloadFile).catch(notifyProblem);
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t('stocktakes.more')}>
          <IconDotsVertical size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && (
          <MenuAction
            action={{
              label: t(isBackwards ? 'stocktakes.forwards' : 'stocktakes.backwards'),
              icon: IconArrowsExchange,
              run: () => onBackwards(!isBackwards),
            }}
          />
        )}
        {isOpen && state === 'running' && (
          <MenuAction
            action={{
              label: t('stocktakes.pause'),
              icon: IconPlayerPause,
              run: () => view.report({ kind: 'paused' }),
            }}
          />
        )}
        {isOpen && (
          <MenuAction action={{ label: t('stocktakes.finish'), icon: IconCircleCheck, run: () => void finish() }} />
        )}
        <MenuAction action={{ label: t('stocktakes.protocol.csv'), icon: IconFileSpreadsheet, run: saveCsv }} />
        <MenuAction
          action={{
            label: t('stocktakes.protocol.pdf'),
            icon: IconFileTypePdf,
            whyNot: view.isOnline ? null : t('stocktakes.needs_network'),
            run: () => void print(),
          }}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
