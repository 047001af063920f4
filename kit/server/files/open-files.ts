import type { Files } from './files.ts';
import type { FolderConfig } from './folder.ts';
import type { S3Config } from './s3.ts';

export type FilesConfig = FolderConfig | S3Config;

/** Loads the configured store only: the S3 client takes a tenth of a second to load. */
export async function openFiles(config: FilesConfig): Promise<Files> {
  if ('bucket' in config) return (await import('./s3.ts')).openS3(config);
  return (await import('./folder.ts')).openFolder(config);
}
