/** Names that are offered, and known in every language; what an owner writes otherwise is shown as it is. */
export const MENU_NAMES = {
  Speisekarte: 'menu.name.speisekarte',
  Karte: 'menu.name.karte',
  Menü: 'menu.name.menue',
  Angebot: 'menu.name.angebot',
  Shop: 'menu.title',
} as const;

/** The title of the page: a text key where it is known, else the owner's words. */
export function menuTitle(menuName: string): { readonly key: string } | string {
  const name = menuName.trim();
  if (name === '') return { key: 'menu.title' };
  return Object.hasOwn(MENU_NAMES, name) ? { key: MENU_NAMES[name as keyof typeof MENU_NAMES] } : name;
}
