import type { Asset } from '../../contract.ts';

/** A photo as a provider tells of it. */
export type FoundPhoto = {
  readonly id: string;
  readonly name: string;
  readonly alt: Asset['alt'];
  readonly tags?: readonly string[];
  readonly focus?: Asset['focus'];
  readonly author: string;
  readonly licence: string;
  readonly source: string;
  readonly previewUrl: string;
  readonly fileUrl: string;
};

/** Asks the provider, with its key, for JSON. */
export type AskProvider = (url: string) => Promise<unknown>;

/** One file per provider: how it is asked, and what its answers mean. */
export type Provider = {
  /** The only hosts that are ever asked for it. */
  readonly hosts: readonly string[];
  /** The headers that carry its key. */
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  search(ask: AskProvider, words: string, page: number): Promise<{ photos: FoundPhoto[]; hasMore: boolean }>;
  find(ask: AskProvider, id: string): Promise<FoundPhoto>;
  /** What lies here and needs no network. */
  readonly read?: (fileUrl: string) => Promise<Uint8Array>;
  /** What the provider wants to hear when a photo is taken. */
  readonly noteTaken?: (ask: AskProvider, id: string) => Promise<unknown>;
};

export const PHOTOS_A_PAGE = 15;

export const addressOf = (base: string, query: Readonly<Record<string, string | number>>) =>
  `${base}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
