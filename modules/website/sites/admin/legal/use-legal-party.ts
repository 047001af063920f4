import { useSearchParams } from 'react-router';

/** The company whose texts are shown, kept in the URL: the own one, or one that sells through its site. */
export function useLegalParty() {
  const [query] = useSearchParams();
  const companyId = query.get('company') ?? undefined;
  const to = (path: string, more: Readonly<Record<string, string>> = {}): string => {
    const params = new URLSearchParams({ ...(companyId && { company: companyId }), ...more });
    return params.size > 0 ? `${path}?${params}` : path;
  };
  return { companyId, whose: companyId ? { companyId } : {}, to };
}
