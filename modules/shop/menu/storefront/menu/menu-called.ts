import { menuTitle } from '@fachwerk/shop/rules/menu-name';

/** As the owner calls the page of everything that is sold, in the visitor's language. */
export function calledIn(translate: (key: string) => string, menuName: string): string {
  const title = menuTitle(menuName);
  return typeof title === 'string' ? title : translate(title.key);
}
