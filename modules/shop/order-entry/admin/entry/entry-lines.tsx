import { cents } from '@fachwerk/base/money';
import { choiceWords } from '@fachwerk/item-options/rules/choice';
import { formatMoney } from '@fachwerk/react/money';
import { currentLanguage, useText } from '@fachwerk/react/texts';
import { MOST_OF_ONE } from '@fachwerk/shop-cart/contract';
import { ActionIcon, NumberInput, Text } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import type { Quote } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type DraftLine, unitCents } from './draft.ts';
import classes from './entry.module.css';

type Props = {
  lines: readonly DraftLine[];
  quote: Quote | undefined;
  onChange: (line: DraftLine) => void;
  onEdit: (line: DraftLine) => void;
  onRemove: (line: DraftLine) => void;
};

export function EntryLines({ lines, quote, ...does }: Props) {
  const t = useText(adminDe);
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('order_entry.none_yet')}
      </Text>
    );
  }
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <EntryLineRow key={line.id} line={line} priced={quote?.lines.find(({ id }) => id === line.id)} {...does} />
      ))}
    </ul>
  );
}

type RowProps = Pick<Props, 'onChange' | 'onEdit' | 'onRemove'> & {
  line: DraftLine;
  /** Undefined until the server has priced it. */
  priced: Quote['lines'][number] | undefined;
};

function EntryLineRow({ line, priced, onChange, onEdit, onRemove }: RowProps) {
  const t = useText(adminDe);
  const { title, detail } = choiceWords(line.offer, line.choice, currentLanguage());
  const each = priced?.unitCents ?? unitCents(line.offer, line.choice);
  return (
    <li className={classes.line}>
      <NumberInput
        aria-label={t('order_entry.quantity', { item: title })}
        className={classes.count ?? ''}
        min={1}
        max={MOST_OF_ONE}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        value={line.quantity}
        onChange={(value) => typeof value === 'number' && value >= 1 && onChange({ ...line, quantity: value })}
      />
      <div className={classes.what}>
        <Text size="sm" fw={600}>
          {[line.offer.number, title].filter(Boolean).join(' · ')}
        </Text>
        {detail && <Text size="sm">{detail}</Text>}
        {line.note && (
          <Text size="sm" c="dimmed">
            {t('order_entry.note_words', { note: line.note })}
          </Text>
        )}
        {priced?.whyNot && (
          <Text size="sm" c="danger" role="alert">
            {priced.whyNot.sentence}
          </Text>
        )}
      </div>
      <Text size="sm" className="tabular">
        {formatMoney(cents(each * line.quantity))}
      </Text>
      <span className={classes.acts}>
        <ActionIcon variant="subtle" aria-label={t('order_entry.change', { item: title })} onClick={() => onEdit(line)}>
          <IconPencil size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t('order_entry.remove', { item: title })}
          onClick={() => onRemove(line)}
        >
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      </span>
    </li>
  );
}
