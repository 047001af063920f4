import type { WalArchive } from '@fachwerk/backup/wal-archive';
import { addJob, type Job } from '@fachwerk/server/jobs';
import type { Service } from '@fachwerk/server/module';

/** At most this much is lost with the disk of the database. */
const PAUSE_MS = 60_000;
/** A backup that was asked for gets this long to appear. */
const ASK_AGAIN_MS = 60 * 60_000;

/** Keeps the changes of the embedded database beside its backups, and asks for a backup where there is none they go on from. */
export const keepChangesService = (archive: WalArchive, takeBackup: Job, pauseMs = PAUSE_MS): Service => ({
  name: 'keep-changes',
  async start({ db, app, now }) {
    let timer: NodeJS.Timeout | undefined;
    let isStopping = false;
    let hasFailed = false;
    let askedAt = Number.NEGATIVE_INFINITY;

    async function ship(): Promise<void> {
      try {
        const { needsBackup } = await archive.ship();
        hasFailed = false;
        if (!needsBackup || isStopping || performance.now() - askedAt < ASK_AGAIN_MS) return;
        askedAt = performance.now();
        await addJob({ db, now: now() }, takeBackup, {}, { key: 'backup.take' });
      } catch (error) {
        // Once is enough, until it has worked again.
        if (!hasFailed) app.log.error({ err: error, part: 'backup' }, 'changes of the database could not be kept');
        hasFailed = true;
      }
    }

    let shipping = Promise.resolve();
    function again(): void {
      shipping = ship().then(() => {
        if (!isStopping) timer = setTimeout(again, pauseMs);
      });
    }
    again();
    return {
      stop: async () => {
        isStopping = true;
        clearTimeout(timer);
        await shipping;
        // What came since the last time.
        await ship();
      },
    };
  },
});
