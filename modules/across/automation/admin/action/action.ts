import type { ContractForm } from '@fachwerk/react/contract-form';
import type { useText } from '@fachwerk/react/texts';
import type { ReactNode } from 'react';
import type { ActionKind, ActionOf, RuleChoices, RuleInput } from '../../contract.ts';
import type { adminDe } from '../../texts/admin.de.ts';

export type ActionProps<Kind extends ActionKind> = {
  readonly form: ContractForm<RuleInput, RuleInput>;
  /** Where it stands in the form: `actions.2`. */
  readonly path: string;
  readonly action: ActionOf<Kind>;
  readonly choices: RuleChoices;
  readonly onChange: (action: ActionOf<Kind>) => void;
};

/** What a sentence of a rule is made with. */
export type Labels = {
  readonly t: ReturnType<typeof useText<typeof adminDe>>;
  readonly choices: RuleChoices;
  readonly nameIn: (all: readonly { id: string; name: string }[], id: string) => string;
  /** Of a long text as much as tells two rules apart. */
  readonly short: (text: string) => string;
};

export type ActionForm<Kind extends ActionKind> = {
  /** As it is when it has just been chosen. */
  readonly blank: (choices: RuleChoices) => Omit<ActionOf<Kind>, 'kind'>;
  /** What it needs to know; left out where that is nothing. */
  readonly Fields?: (props: ActionProps<Kind>) => ReactNode;
  /** The action in the sentence of its rule. */
  readonly says: (action: ActionOf<Kind>, labels: Labels) => string;
};

export const optionsOf = (all: readonly { id: string; name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));
