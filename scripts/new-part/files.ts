import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
export const snake = (name: string): string => name.replaceAll('-', '_');
export const spoken = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** `blocks` → `modules/website/blocks`. */
export const homeOf = (root: string, module: string): string | undefined =>
  globSync(`modules/*/${module}`, { cwd: root })[0];

/** An addition after what is found. */
export type Growth = readonly [after: RegExp, addition: string];
/** At the top of a file: an import, which the formatter puts in its place. */
export const TOP = /^/;
/** Behind the last entry of a text file. */
export const LAST_TEXT = /[\s\S]*(?=\n\}( as const)?.*;)/;

/** Writes and grows files of a module; each answers its path from the root. */
export function filesOf(root: string, home: string) {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, home, file)), { recursive: true });
    writeFileSync(join(root, home, file), text);
    return `${home}/${file}`;
  };
  const grow = (file: string, ...growths: readonly Growth[]) => {
    const before = readFileSync(join(root, home, file), 'utf8');
    return write(
      file,
      growths.reduce((text, growth) => grown(file, text, growth), before),
    );
  };
  return { write, grow };
}

function grown(file: string, text: string, [after, addition]: Growth): string {
  const found = after.exec(text);
  if (!found) throw new Error(`${file} has no ${after}: name the new part there by hand`);
  const at = found.index + found[0].length;
  return `${text.slice(0, at)}${addition}${text.slice(at)}`;
}
