import { Fact } from '@fachwerk/react/facts';
import type { ReactNode } from 'react';

/** Of a fact that is not known, nothing is said at all. */
export function KnownFact({ name, children }: { name: string; children: ReactNode }) {
  const isKnown = children !== null && children !== undefined && children !== '' && children !== false;
  return isKnown ? <Fact name={name}>{children}</Fact> : null;
}
