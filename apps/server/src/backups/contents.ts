import type { Manifest } from '@fachwerk/backup/manifest';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

export function sizeOf({ parts }: Pick<Manifest, 'parts'>): string {
  let size = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let unit = 0;
  for (; size >= 1000 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${unit > 0 ? size.toFixed(1) : size} ${UNITS[unit]}`;
}

/** What is in a backup, for somebody who has to trust it. */
export function contentsOf(folder: string, manifest: Manifest): string {
  const { product, takenAt, database, files, parts, sealed } = manifest;
  const rows = database.kind === 'rows' ? database.tables.reduce((sum, table) => sum + table.rows, 0) : 0;
  return [
    `Backup ${folder}`,
    `  taken      ${takenAt} by Fachwerk ${product}${sealed ? ', encrypted' : ''}`,
    database.kind === 'rows'
      ? `  database   ${rows} rows of ${database.tables.length} tables (PostgreSQL ${database.postgres})`
      : `  database   the files of an embedded PostgreSQL ${database.postgres}`,
    files.kind === 'folder'
      ? `  uploads    ${files.count} files`
      : `  uploads    none: they rest in the bucket ${files.bucket}, which is not part of a backup`,
    `  secret     is in it`,
    ...parts.map(({ name, bytes, sha256 }) => `  ${sha256}  ${String(bytes).padStart(12)}  ${name}`),
  ].join('\n');
}
