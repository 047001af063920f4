import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './look.module.css';
import type { SiteValues } from './site-values.ts';

type Props<Value extends string> = {
  readonly form: ContractForm<SiteValues, SiteValues>;
  readonly field: string;
  readonly label: string;
  readonly help?: string;
  readonly options: readonly Value[];
  readonly labelOf: (value: Value) => string;
  /** Beside the label: what it is about. */
  readonly aboutOf?: (value: Value) => string;
  readonly drawing: (value: Value) => ReactNode;
  readonly isWide?: boolean;
};

/** A choice among few, each with a drawing of what it does. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { form, field, label, help, options, labelOf, aboutOf, drawing, isWide } = props;
  return (
    <Radio.Group label={label} {...(help && { description: help, ...HELP_BELOW })} {...form.field(field)}>
      <div className={isWide ? classes.wideCards : classes.cards}>
        {options.map((value) => (
          <Radio.Card key={value} value={value} className={classes.card ?? ''} aria-label={labelOf(value)}>
            <span className={classes.drawing} aria-hidden="true">
              {drawing(value)}
            </span>
            <span className={classes.card_label}>{labelOf(value)}</span>
            {aboutOf && <span className={classes.card_about}>{aboutOf(value)}</span>}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
