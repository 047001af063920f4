import type { HelpPage } from './page.ts';

/** The leading words of an address, without numbers, names and what else belongs to one record or one person. */
export function screenAddress(pathname: string): string {
  const words = pathname.split('/').slice(1);
  const end = words.findIndex((word) => !/^[a-z]+(-[a-z]+)*$/.test(word));
  return `/${words.slice(0, end === -1 ? words.length : end).join('/')}`;
}

/** The page whose screen is closest to an address. */
export function pageOfScreen<Page extends HelpPage>(pages: readonly Page[], address: string): Page | undefined {
  const close = pages.flatMap((page) =>
    (page.screens ?? [])
      .filter((screen) => address === screen || address.startsWith(`${screen}/`))
      .map((screen) => ({ page, length: screen.length })),
  );
  return close.toSorted((one, other) => other.length - one.length)[0]?.page;
}
