import { useLocation, useNavigate } from 'react-router';

/** The tab is in the address behind the #, so that it can be linked to and changing it leaves no form. The first needs no word there. */
export function useHashTab<Name extends string>(names: readonly [Name, ...Name[]]) {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const [first] = names;
  const tab = names.find((name) => `#${name}` === hash) ?? first;
  const choose = (next: string | null) =>
    void navigate({ search, hash: next === first ? '' : `#${next}` }, { replace: true });
  return [tab, choose] as const;
}
