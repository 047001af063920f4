/** Smaller movements count as a click. */
const LEAST_PX = 4;
/** Touch drags after this hold; earlier movement scrolls. */
const HOLD_MS = 350;
const FINGER_TREMBLES_PX = 8;
/** Distance to the edge at which the container scrolls. */
const EDGE_PX = 36;
const SCROLL_PX = 8;

type Point = { readonly clientX: number; readonly clientY: number };

type Hand = {
  /** The drag has started. */
  readonly take: () => void;
  /** Distance moved, including scrolling. */
  readonly move: (x: number, y: number) => void;
};

/**
 * Follows a mouse while its button is down, or a held finger until it is lifted. `left`: the drag never started. Listens on the window, because the
 * dragged element may move in the DOM.
 */
export function followPointer(
  start: Point & { readonly pointerType: string },
  scroller: Element | null,
  hand: Hand,
): Promise<'dropped' | 'taken_back' | 'left'> {
  const { promise, resolve } = Promise.withResolvers<'dropped' | 'taken_back' | 'left'>();
  const isFinger = start.pointerType === 'touch';
  const placeOf = ({ clientX, clientY }: Point) => ({
    x: clientX + (scroller?.scrollLeft ?? 0),
    y: clientY + (scroller?.scrollTop ?? 0),
  });
  const from = placeOf(start);
  let last: Point = start;
  let isTaken = false;
  let frame = 0;

  const follow = () => hand.move(placeOf(last).x - from.x, placeOf(last).y - from.y);
  const scroll = () => {
    const [x, y] = scroller ? towardsEdge(scroller.getBoundingClientRect(), last) : [0, 0];
    if (x || y) {
      scroller?.scrollBy(x, y);
      follow();
    }
    frame = requestAnimationFrame(scroll);
  };
  const take = () => {
    isTaken = true;
    hand.take();
    frame = requestAnimationFrame(scroll);
  };
  const held = isFinger ? setTimeout(take, HOLD_MS) : undefined;

  const ended = new AbortController();
  const until = { signal: ended.signal };
  const end = (how: 'dropped' | 'taken_back') => {
    ended.abort();
    clearTimeout(held);
    cancelAnimationFrame(frame);
    resolve(isTaken ? how : 'left');
  };
  const moved = (event: Point) => {
    last = event;
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!isTaken && isFinger) return far > FINGER_TREMBLES_PX && end('taken_back');
    if (!isTaken && far >= LEAST_PX) take();
    if (isTaken) follow();
  };
  // While a finger drags, the page must not scroll and no context menu open.
  const stay = (event: Event) => isFinger && (isTaken || event.type === 'contextmenu') && event.preventDefault();
  window.addEventListener('pointermove', moved, until);
  window.addEventListener('pointerup', () => end('dropped'), until);
  window.addEventListener('pointercancel', () => end('taken_back'), until);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end('taken_back'), until);
  window.addEventListener('touchmove', stay, { ...until, passive: false });
  window.addEventListener('contextmenu', stay, until);
  return promise;
}

function towardsEdge({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): readonly [number, number] {
  const step = (at: number, from: number, to: number) =>
    to - from < EDGE_PX * 3 ? 0 : at < from + EDGE_PX ? -SCROLL_PX : at > to - EDGE_PX ? SCROLL_PX : 0;
  return [step(clientX, left, right), step(clientY, top, bottom)];
}
