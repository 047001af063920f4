import type { ActionKind } from '../../contract.ts';

/** What an action leaves behind to undo it with; nothing where it has told somebody. */
type Traces = {
  readonly move: { readonly cardId: string; readonly fromId: string; readonly toId: string };
  readonly label: { readonly cardId: string; readonly labelId: string; readonly isOff: boolean };
  readonly assign: { readonly cardId: string; readonly userId: string };
  readonly due: { readonly cardId: string; readonly before: string | null; readonly after: string };
  readonly checklist: { readonly cardId: string; readonly itemIds: readonly string[] };
  readonly comment: object;
  readonly card: { readonly cardId: string };
  readonly mail: object;
  readonly message: object;
  readonly webhook: object;
  readonly finish_alerts: { readonly alertIds: readonly string[] };
};
export type Trace<Kind extends ActionKind> = Traces[Kind] & {
  /** The column, the label, the person, the card: it is shown. */
  readonly name: string;
};

export type EffectOf<Kind extends ActionKind> = Trace<Kind> & {
  readonly kind: Kind;
  readonly state: 'done' | 'undone' | 'left' | 'failed';
};
/** What an action has done. */
export type Effect = { [Kind in ActionKind]: EffectOf<Kind> }[ActionKind];
