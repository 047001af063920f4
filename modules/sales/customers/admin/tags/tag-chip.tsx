import type { CustomerTag } from '../../contract-staff.ts';
import classes from './tag.module.css';

/** The colour is a dot beside the name, so that tags never differ by colour alone. */
export function TagChip({ tag: { name, colour } }: { tag: CustomerTag }) {
  return (
    <span className={classes.chip} data-colour={colour}>
      <span className={classes.name}>{name}</span>
    </span>
  );
}

/** In a row there is room for two; the others are counted, and named on hover and to a reader. */
const SHOWN = 2;

export function TagChips({ tags, isRow = false }: { tags: readonly CustomerTag[]; isRow?: boolean }) {
  const shown = isRow ? tags.slice(0, SHOWN) : tags;
  const others = tags.slice(shown.length);
  const names = others.map(({ name }) => name).join(', ');
  return (
    <span className={classes.chips} data-row={isRow || undefined}>
      {shown.map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {others.length > 0 && (
        <span className={classes.more} title={names} role="img" aria-label={names}>
          +{others.length}
        </span>
      )}
    </span>
  );
}
