import { startEmbeddedDatabase } from './database.ts';
import { startThrowawayDatabase } from './throwaway.ts';

// A server reduced to its database, for tests that kill it: says where the database is, ends it on a signal.
const [dataDir] = process.argv.slice(2);
const database = dataDir ? await startEmbeddedDatabase({ dataDir }) : await startThrowawayDatabase();
process.on('SIGINT', () => void database.stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url: database.url, folder: database.folder })}\n`);
