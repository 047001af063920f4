import { useMay } from '@fachwerk/react/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** As long as a search may be: what has more words in it is no single text. */
const MOST_CHARACTERS = 100;

/** Alt and a click on any text lead to where its wording is changed, for whoever may. */
export function useTextsByAltClick(): void {
  const may = useMay('texts.edit');
  const navigate = useNavigate();
  useEffect(() => {
    if (!may) return;
    const find = (event: MouseEvent) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      const text = textOf(event.target);
      if (!text) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(`/admin/translate?${new URLSearchParams({ area: 'all', q: text })}`);
    };
    // Before the button or link under it: it is read, not pressed.
    document.addEventListener('click', find, { capture: true });
    return () => document.removeEventListener('click', find, { capture: true });
  }, [may, navigate]);
}

function textOf(element: Element): string {
  const text = element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('placeholder');
  return text && text.length <= MOST_CHARACTERS ? text : '';
}
