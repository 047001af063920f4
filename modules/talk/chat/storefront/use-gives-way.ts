import { type RefObject, useEffect, useState } from 'react';

/** Primary buttons of a page (kit/site/parts/button.tsx). */
const MAIN = 'main [data-kind=primary]';
const ROOM_PX = 8;

/** Whether the floating element overlaps a primary button of the page; it then moves aside. */
export function useGivesWay(floating: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        const own = floating.current?.getBoundingClientRect();
        setGivesWay(!!own && [...document.querySelectorAll(MAIN)].some((each) => meets(own, each)));
      });
    };
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [floating]);
  return givesWay;
}

function meets(own: DOMRect, button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (right - left === 0) return false;
  const isBeside = right + ROOM_PX < own.left || left - ROOM_PX > own.right;
  return !isBeside && bottom + ROOM_PX > own.top && top - ROOM_PX < own.bottom;
}
