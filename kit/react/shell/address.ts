import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** An empty value takes the parameter out. */
type Changes = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What of a screen stands in the parameters of its address, and the way to change some of them. */
export function useAddress(): readonly [URLSearchParams, (changes: Changes, replace?: boolean) => void] {
  const [params, setParams] = useSearchParams();
  // The address changes asynchronously; the next change must include the pending one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Changes, replace = false) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        next.delete(name);
        for (const each of [value ?? []].flat()) if (each) next.append(name, each);
      }
      latest.current = next;
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
