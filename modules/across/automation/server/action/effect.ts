/** What an action has done, with what it takes to take it back. `name` is shown. */
export type Effect = {
  readonly name: string;
  readonly state: 'done' | 'undone' | 'left' | 'failed';
} & (
  | { readonly kind: 'move'; readonly cardId: string; readonly fromId: string; readonly toId: string }
  | { readonly kind: 'label'; readonly cardId: string; readonly labelId: string; readonly isOff: boolean }
  | { readonly kind: 'assign'; readonly cardId: string; readonly userId: string }
  | { readonly kind: 'due'; readonly cardId: string; readonly before: string | null; readonly after: string }
  | { readonly kind: 'checklist'; readonly cardId: string; readonly itemIds: readonly string[] }
  | { readonly kind: 'card'; readonly cardId: string }
  | { readonly kind: 'finish_alerts'; readonly alertIds: readonly string[] }
  | { readonly kind: 'comment' | 'mail' | 'message' | 'webhook' }
);
