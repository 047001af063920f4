import { NetworkLine } from '@fachwerk/react/network-line';
import { PendingPanel } from '@fachwerk/react/panel';
import { RefusedList } from '@fachwerk/react/refused-list';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { useNow } from '@fachwerk/react/time';
import { useTitle } from '@fachwerk/react/title';
import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StocktakeSheet } from '../../contract.ts';
import { isToCheck, nextBox } from '../../rules/progress.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { Differences } from '../protocol/differences.tsx';
import { StocktakeStory } from '../protocol/stocktake-story.tsx';
import { BoxCard } from './box-card.tsx';
import { BoxGroups } from './box-groups.tsx';
import { stocktakeOutbox, type WallReport } from './outbox.ts';
import classes from './stocktake.module.css';
import { StocktakeHead } from './stocktake-head.tsx';
import { type StocktakeView, useStocktake } from './use-stocktake.ts';

/** At the wall the box comes first; in the office the differences stand beside it and follow live. */
export function StocktakePage({ id }: { id: string }) {
  const t = useText(adminDe);
  const view = useStocktake(id);
  const { sheet } = view;
  useTitle(sheet ? t('stocktakes.of', { name: sheet.stocktake.locationName }) : t('stocktakes.title'));
  return (
    <div className={classes.page}>
      <Anchor component={Link} to="/admin/stocktakes" size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {t('stocktakes.title')}
      </Anchor>
      {sheet ? <Columns view={view} sheet={sheet} /> : <PendingPanel asked={view.asked} isWide />}
    </div>
  );
}

function Columns({ view, sheet }: { view: StocktakeView; sheet: StocktakeSheet }) {
  const t = useText(adminDe);
  const now = useNow();
  const mayWork = useMay('stocktakes.work');
  const [chosen, setChosen] = useState<string>();
  const [isBackwards, setBackwards] = useState(false);
  const { boxes } = sheet;
  const going = { myId: view.myId, now, isBackwards };
  const box = boxes.find(({ lockId }) => lockId === chosen) ?? nextBox(boxes, going);
  const reportName = ({ kind, lockId, result }: WallReport) => {
    const number = boxes.find((each) => each.lockId === lockId)?.number ?? '';
    if (kind !== 'checked' || !result) return t(`stocktakes.did.${kind}`, { number });
    return `${t('stocktakes.box', { number })}: ${t(`stocktakes.result.${result}`)}`;
  };
  const advance = (from: string) => setChosen(nextBox(boxes, { ...going, from })?.lockId);
  return (
    <div className={classes.columns}>
      <div className={classes.way}>
        <StocktakeHead view={view} sheet={sheet} isBackwards={isBackwards} onBackwards={setBackwards} />
        <NetworkLine isOnline={view.isOnline} waiting={view.waiting} />
        <RefusedList
          outbox={stocktakeOutbox}
          isShown={({ stocktakeId }) => stocktakeId === sheet.stocktake.id}
          nameOf={reportName}
        />
        {mayWork && box && sheet.stocktake.state !== 'paused' && (
          <BoxCard
            key={box.lockId}
            view={view}
            sheet={sheet}
            box={box}
            isLast={boxes.filter(isToCheck).length <= 1}
            onDone={() => advance(box.lockId)}
            onChoose={setChosen}
          />
        )}
        <BoxGroups sheet={sheet} chosen={box?.lockId} onChoose={mayWork ? setChosen : null} />
      </div>
      <div className={classes.side}>
        <Differences view={view} sheet={sheet} />
        <StocktakeStory sheet={sheet} />
      </div>
    </div>
  );
}
