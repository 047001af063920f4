import { useLocation, useNavigate } from 'react-router';

/** A dialog that is open while the URL fragment is its name. */
export function useHashDialog(name: string): { isOpen: boolean; close: () => void } {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  return { isOpen: hash === name, close: () => void navigate({ search, hash: '' }, { replace: true }) };
}
