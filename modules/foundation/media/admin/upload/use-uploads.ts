import { call } from '@fachwerk/react/call';
import { CallProblem, isOffline } from '@fachwerk/react/call-problem';
import { wordsOf } from '@fachwerk/react/notice';
import { translate } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Asset, mediaApi } from '../../contract.ts';
import { nameOfFile, whyNotSend } from '../../rules/file.ts';

/** `failed` may go well the next time, `refused` never will. */
type UploadState = 'waiting' | 'sending' | 'paused' | 'failed' | 'refused' | 'done';

export type UploadRow = {
  /** Also tells the server that a second try is the same file. */
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  /** How much has left. */
  readonly percent: number;
  readonly error?: string;
  readonly asset?: Asset;
};

/** More would only share the same line. */
const MOST_AT_ONCE = 2;

export type Uploads = ReturnType<typeof useUploads>;

/** Files on their way, each for itself: one that fails or waits holds up no other. */
export function useUploads({
  folderId,
  onDone,
}: {
  folderId?: string | undefined;
  onDone?: (asset: Asset) => void;
} = {}) {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const client = useQueryClient();

  const change = (id: string, more: Partial<UploadRow>) =>
    setRows((known) => known.map((row) => (row.id === id ? { ...row, ...more } : row)));

  const send = async ({ id, file }: UploadRow) => {
    const stop = new AbortController();
    running.current.set(id, stop);
    change(id, { state: 'sending', percent: 0 });
    const onProgress = (percent: number) => change(id, { percent });
    try {
      const input = { uploadId: id, name: nameOfFile(file.name), folderId, file };
      const asset = await call(mediaApi.upload, input, { signal: stop.signal, onProgress });
      change(id, { state: 'done', asset });
      onDone?.(asset);
      await client.invalidateQueries();
    } catch (error) {
      change(
        id,
        stop.signal.aborted
          ? { state: 'paused' }
          : { state: mayGoWell(error) ? 'failed' : 'refused', error: wordsOf(error).text },
      );
    } finally {
      running.current.delete(id);
    }
  };

  useEffect(() => {
    const waiting = rows.filter(({ id, state }) => state === 'waiting' && !running.current.has(id));
    for (const row of waiting.slice(0, MOST_AT_ONCE - running.current.size)) void send(row);
  });

  return {
    rows,
    isBusy: rows.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: (files: readonly File[]) => setRows((known) => [...known, ...files.map(rowOf)]),
    pause: (id: string) => {
      running.current.get(id)?.abort();
      change(id, { state: 'paused' });
    },
    /** From the beginning: a file is small enough to be sent once more. */
    resume: (id: string) => change(id, { state: 'waiting', percent: 0 }),
    drop: (id: string) => {
      running.current.get(id)?.abort();
      setRows((known) => known.filter((row) => row.id !== id));
    },
    clear: () => setRows((known) => known.filter(({ state }) => state !== 'done')),
  };
}

function rowOf(file: File): UploadRow {
  const refusal = whyNotSend(file);
  const row = { id: crypto.randomUUID(), file, percent: 0 };
  return refusal ? { ...row, state: 'refused', error: translate(refusal) } : { ...row, state: 'waiting' };
}

function mayGoWell(error: unknown): boolean {
  return isOffline(error) || (error instanceof CallProblem && (error.status >= 500 || error.status === 429));
}
