import { readFileSync } from 'node:fs';

/** People say 1.19-p; the package has to say 1.19.0-p. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version.replace(/\.0(?=-|$)/, '');
}
