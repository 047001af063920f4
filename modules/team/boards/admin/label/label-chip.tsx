import type { Label } from '../../contract.ts';
import classes from './label.module.css';

/** The colour is a dot beside the name, so that labels never differ by colour alone. */
export function LabelChip({ label: { name, colour } }: { readonly label: Pick<Label, 'name' | 'colour'> }) {
  return (
    <span className={classes.chip} data-colour={colour}>
      {name}
    </span>
  );
}
