import type { Stream } from '@fachwerk/base/contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type * as z from 'zod/mini';

/** The server side of the socket, played by the test. */
export class LiveLine {
  static readonly OPEN = 1;
  static last: LiveLine | undefined;
  readyState = 0;
  private seq = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    LiveLine.last = this;
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    act(() => {
      this.onopen?.();
      this.onmessage?.({ data: JSON.stringify({ type: 'welcome', version: '1' }) });
    });
  }
  hint<Event extends z.core.$ZodType>(stream: Stream<Event>, payload: z.infer<Event>): void {
    this.seq++;
    const message = { type: 'event', stream: stream.name, seq: this.seq, payload };
    act(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
  breaks(): void {
    this.readyState = 3;
    act(() => this.onclose?.({ code: 1006 }));
  }
}

export function stubLiveLine(): void {
  vi.stubGlobal('WebSocket', LiveLine);
}
