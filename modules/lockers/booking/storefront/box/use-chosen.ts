import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PeriodQuery } from '../../rules/period-query.ts';

type Chosen = Pick<PeriodQuery, 'wann' | 'beginn' | 'dauer'>;

/** What the form around `fields` would send, which is not only what was tapped: on the way back the browser puts in what was there. */
export function useChosen(initial: Chosen): { chosen: Chosen; fields: RefObject<HTMLDivElement | null> } {
  const fields = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial);
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (!form) return;
    const look = () => {
      const sent = new FormData(form);
      const fieldNamed = (name: string) => String(sent.get(name) ?? '');
      setChosen({ wann: fieldNamed('wann'), beginn: fieldNamed('beginn'), dauer: fieldNamed('dauer') });
    };
    look();
    form.addEventListener('change', look);
    window.addEventListener('pageshow', look);
    return () => {
      form.removeEventListener('change', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return { chosen, fields };
}
