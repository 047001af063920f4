import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { stamped } from '../menu-rules.ts';

/** For links of the menu: to boards and courses they carry the moment they were clicked (spec §2). */
export function useStampedClick(path: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const to = stamped(path, Date.now());
    const isOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (to === path || isOwnTab) return;
    event.preventDefault();
    navigate(to);
  };
}
