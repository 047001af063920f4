/**
 * The first script of a page that is read first: its words and pictures have the line and the processor to themselves, then what takes it
 * over is fetched; whoever touches the page earlier has it at once.
 */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const waiting = new AbortController();

function begin(): void {
  if (waiting.signal.aborted) return;
  waiting.abort();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = link.dataset.later!;
  const { then } = document.querySelector<HTMLScriptElement>('script[data-then]')!.dataset;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: then }));
}

/** One frame is drawn with the last picture, the next one begins after it was shown. */
const afterPainting = () => requestAnimationFrame(() => requestAnimationFrame(begin));

for (const touch of TOUCHES) addEventListener(touch, begin, { signal: waiting.signal, passive: true });
if (document.readyState === 'complete') afterPainting();
else addEventListener('load', afterPainting, { signal: waiting.signal });
