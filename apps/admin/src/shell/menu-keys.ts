import { usePageKeys } from '@fachwerk/react/page-keys';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { stamped, wayOfKey } from '../menu-rules.ts';
import { useMenu } from './allowed.ts';

/** Two keys are one shortcut when the second follows so soon. */
const TOGETHER_MS = 1500;

/** Lists have letters of their own: `k` after `g` is none of them. */
const FIRST = { isFirst: true };

/** `g` and the letter of an entry lead there. */
export function useMenuKeys(): void {
  const navigate = useNavigate();
  const groups = useMenu();
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  usePageKeys((key) => {
    const now = performance.now();
    const isSecond = now - begunAt.current < TOGETHER_MS;
    begunAt.current = key === 'g' && !isSecond ? now : Number.NEGATIVE_INFINITY;
    if (!isSecond) return key === 'g';
    const path = wayOfKey(key, groups);
    if (path) navigate(stamped(path, Date.now()));
    return path !== undefined;
  }, FIRST);
}
