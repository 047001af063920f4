import { type OpenPage, pageApi, type WebPage } from '@fachwerk/pages/contract';
import type { PageContent } from '@fachwerk/pages/contract-content';
import { isSame } from '@fachwerk/pages/rules/page-diff';
import { type Merged, mergeDrafts } from '@fachwerk/pages/rules/page-merge';
import { call } from '@fachwerk/react/call';
import { CallProblem, isOffline, isProblem } from '@fachwerk/react/call-problem';
import { onConnectionChange } from '@fachwerk/react/connection';
import { forgetUnsaved, keepUnsaved, unsavedOf } from './unsaved.ts';

const PAUSE_MS = 800;

type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';

export type DraftState = {
  readonly page: WebPage;
  readonly content: PageContent;
  readonly saving: Saving;
  /** Why the server does not take it, in its words. */
  readonly refusal: string | null;
  /** What both have touched: one's own is in the content, a person decides. */
  readonly conflicts: Pick<Merged, 'blocks' | 'fields'>;
  readonly theirs: PageContent | null;
  /** Raised whenever the content came from elsewhere than from this editor. */
  readonly from: number;
};

const NO_CONFLICTS = { blocks: [], fields: [] } as const;

/**
 * One page's draft while somebody writes: saved shortly after every change, merged block by block with what others save meanwhile, and
 * kept in this browser while the server cannot be reached.
 */
export class DraftKeeper {
  state: DraftState;
  private base: PageContent;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly stopWaiting: () => void;

  constructor({ page, content }: OpenPage) {
    this.base = content;
    const quiet = { refusal: null, conflicts: NO_CONFLICTS, theirs: null } as const;
    this.state = { page, content, saving: 'saved', from: 0, ...quiet };
    const unsaved = unsavedOf(page.id);
    if (unsaved) {
      this.base = unsaved.base;
      this.state = { ...this.state, content: unsaved.mine };
      this.takeOver({ page, content });
    }
    this.stopWaiting = onConnectionChange((isOnline) => isOnline && this.state.saving === 'offline' && this.soon(0));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): DraftState => this.state;

  readonly change = (content: PageContent): void => {
    if (isSame(content, this.state.content)) return;
    this.set({ content, saving: 'waiting' });
    keepUnsaved(this.state.page.id, { base: this.base, mine: content });
    this.soon(PAUSE_MS);
  };

  /** Everything written so far is with the server when it resolves; answers the version that holds it, or null where it could not be saved. */
  readonly flush = async (): Promise<number | null> => {
    clearTimeout(this.timer);
    while (this.running) await this.running;
    if (!isSame(this.state.content, this.base)) await this.save();
    return this.state.saving === 'saved' ? this.state.page.version : null;
  };

  /** Somebody else has saved: theirs is taken over, one's own stays. */
  readonly pull = async (version: number): Promise<void> => {
    if (version <= this.state.page.version || this.running) return;
    this.takeOver(await call(pageApi.open, { pageId: this.state.page.id }));
  };

  /** The page as the server answered a change of it: published, brought back. */
  readonly renew = ({ page, content }: { page: WebPage; content?: PageContent }): void => {
    if (!content) {
      this.set({ page });
      return;
    }
    this.base = content;
    forgetUnsaved(page.id);
    this.set({ page, content, saving: 'saved', conflicts: NO_CONFLICTS, theirs: null, from: this.state.from + 1 });
  };

  /** A conflict is decided: `content` holds what was chosen. */
  readonly settle = (content: PageContent): void => {
    this.set({ conflicts: NO_CONFLICTS, theirs: null, from: this.state.from + 1 });
    this.change(content);
  };

  stop(): void {
    this.stopWaiting();
    void this.flush();
  }

  private soon(pauseMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pauseMs);
  }

  private save(): Promise<void> {
    this.running = this.send().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async send(): Promise<void> {
    const { content, page } = this.state;
    this.set({ saving: 'saving' });
    try {
      const saved = await call(pageApi.saveDraft, { pageId: page.id, content, version: page.version });
      this.base = content;
      const isAll = isSame(this.state.content, content);
      this.set({ page: saved, saving: isAll ? 'saved' : 'waiting', refusal: null });
      if (isAll) forgetUnsaved(page.id);
      else this.soon(PAUSE_MS);
    } catch (error) {
      await this.failed(error);
    }
  }

  private async failed(error: unknown): Promise<void> {
    if (!isProblem(error, 'page.changed_meanwhile')) {
      this.stumbled(error);
      return;
    }
    try {
      this.takeOver(await call(pageApi.open, { pageId: this.state.page.id }));
    } catch (again) {
      this.stumbled(again);
    }
  }

  private stumbled(error: unknown): void {
    if (!(error instanceof CallProblem)) throw error;
    this.set(isOffline(error) ? { saving: 'offline' } : { saving: 'refused', refusal: error.message });
  }

  private takeOver({ page, content: theirs }: Pick<OpenPage, 'page' | 'content'>): void {
    const merged = mergeDrafts(this.base, this.state.content, theirs);
    const { blocks, fields } = merged;
    this.base = theirs;
    const isOurs = blocks.length + fields.length > 0;
    this.set({
      page,
      content: merged.content,
      from: this.state.from + 1,
      refusal: null,
      ...(isOurs && { conflicts: { blocks, fields }, theirs }),
      saving: isSame(merged.content, theirs) ? 'saved' : 'waiting',
    });
    if (this.state.saving === 'saved') forgetUnsaved(page.id);
    else this.soon(0);
  }

  private set(more: Partial<DraftState>): void {
    this.state = { ...this.state, ...more };
    for (const listener of this.listeners) listener();
  }
}
