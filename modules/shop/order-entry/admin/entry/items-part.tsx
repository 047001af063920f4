import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { Quote } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { type Draft, type DraftLine, withLine, withoutLine } from './draft.ts';
import classes from './entry.module.css';
import { EntryLines } from './entry-lines.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ItemFinder } from './item-finder.tsx';

type Props = {
  draft: Draft;
  onChange: (next: Draft) => void;
  quote: Quote | undefined;
  finder: RefObject<HTMLInputElement | null>;
};

/** What is wanted: a number or a name, Enter, the next one. What has to be chosen is asked for. */
export function ItemsPart({ draft, onChange, quote, finder }: Props) {
  const t = useText(adminDe);
  const [edited, setEdited] = useState<DraftLine | null>(null);
  const close = (line?: DraftLine) => {
    if (line) onChange(withLine(draft, line));
    setEdited(null);
    // The dialog gives the focus back first.
    setTimeout(() => finder.current?.focus());
  };
  return (
    <section className={classes.part} aria-labelledby="entry-items">
      <Title order={2} size="h4" id="entry-items">
        {t('order_entry.items')}
      </Title>
      <ItemFinder
        inputRef={finder}
        label={t('order_entry.find_item')}
        onPick={(line, isOpen) => (isOpen ? setEdited(line) : onChange(withLine(draft, line)))}
      />
      <EntryLines
        lines={draft.lines}
        quote={quote}
        onChange={(line) => onChange(withLine(draft, line))}
        onEdit={setEdited}
        onRemove={({ id }) => {
          onChange(withoutLine(draft, id));
          finder.current?.focus();
        }}
      />
      {edited && <ItemDialog key={edited.id} line={edited} onClose={close} />}
    </section>
  );
}
