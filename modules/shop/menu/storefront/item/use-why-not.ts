import { useText } from '@fachwerk/site/texts';
import type { MenuCard } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';

/** Why nobody can have it now, in words. */
export function useWhyNot({ whyNot, name }: Pick<MenuCard, 'whyNot' | 'name'>): string | null {
  const t = useText(siteDe);
  return whyNot && t(whyNot, { item: name });
}
