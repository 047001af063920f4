import type { SiteHead } from '@fachwerk/sites/contract';

/** Whose tiles a map takes after a yes; the policy of the page names them. */
export function tilesFrom(map: SiteHead['map']): readonly string[] {
  return map ? [new URL(map.tileUrl.replaceAll(/[{}]/g, '')).origin] : [];
}
