import { rm } from 'node:fs/promises';
import { databasePlace } from './place.ts';
import { stopPostmaster } from './postmaster.ts';

// Waits, in a session of its own, until the process that started it closes the pipe by word or by death. Then the
// throw-away database ends, and its folders go.
const [dataDir] = process.argv.slice(2);
for await (const _ of process.stdin);
const { folder, cluster } = await databasePlace(dataDir!);
await stopPostmaster(cluster, 'immediate');
for (const path of [folder, dataDir!]) await rm(path, { recursive: true, force: true, maxRetries: 10 });
