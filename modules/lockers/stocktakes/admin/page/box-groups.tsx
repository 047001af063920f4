import { useText } from '@fachwerk/react/texts';
import { Title, UnstyledButton } from '@mantine/core';
import { IconKey, IconUserCheck } from '@tabler/icons-react';
import type { StocktakeBox, StocktakeSheet } from '../../contract.ts';
import { differenceOf, isRented } from '../../rules/differences.ts';
import { isToCheck } from '../../rules/progress.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RESULTS } from '../stocktake-marks.tsx';
import classes from './stocktake.module.css';

type Props = {
  sheet: StocktakeSheet;
  chosen: string | undefined;
  /** Null: only to look at. */
  onChoose: ((lockId: string) => void) | null;
};

/** All boxes in the order of the wall, by what is left to do. */
export function BoxGroups({ sheet: { boxes }, chosen, onChoose }: Props) {
  const t = useText(adminDe);
  const groups = [
    { key: 'open', label: t('stocktakes.group.open'), boxes: boxes.filter(isToCheck) },
    {
      key: 'rented',
      label: t('stocktakes.group.rented'),
      boxes: boxes.filter(({ result, state }) => result === null && isRented(state)),
    },
    { key: 'checked', label: t('stocktakes.group.checked'), boxes: boxes.filter(({ result }) => result !== null) },
  ].filter((group) => group.boxes.length > 0);
  return (
    <>
      {groups.map((group) => (
        <section key={group.key} aria-label={group.label}>
          <Title order={2} size="h5" mb={8}>
            {group.label} <span className={classes.count}>{group.boxes.length}</span>
          </Title>
          <ul className={classes.boxes}>
            {group.boxes.map((box) => (
              <li key={box.lockId}>
                <Box box={box} isChosen={box.lockId === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Box({ box, isChosen, onChoose }: { box: StocktakeBox; isChosen: boolean } & Pick<Props, 'onChoose'>) {
  const t = useText(adminDe);
  const { lockId, number, result, state, openedByName } = box;
  const isLet = result === null && isRented(state);
  const isOpened = result === null && !isLet && openedByName !== '';
  const Icon = result ? RESULTS[result].icon : isLet ? IconKey : isOpened ? IconUserCheck : null;
  const said = result
    ? t(`stocktakes.result.${result}`)
    : isLet
      ? t('stocktakes.unchecked.rented')
      : isOpened
        ? t('stocktakes.opened_by', { name: openedByName })
        : t('stocktakes.unchecked');
  return (
    <UnstyledButton
      className={classes.box ?? ''}
      data-differs={differenceOf(box) !== null || undefined}
      data-result={result ?? undefined}
      aria-current={isChosen || undefined}
      aria-label={`${t('stocktakes.box', { number })}: ${said}`}
      title={said}
      disabled={!onChoose}
      onClick={() => onChoose?.(lockId)}
    >
      <span className="tabular">{number}</span>
      {Icon && (
        <Icon size={18} stroke={1.5} aria-hidden {...(result && { color: `var(--fw-${RESULTS[result].tone})` })} />
      )}
    </UnstyledButton>
  );
}
