import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

type TakenMail = { readonly to: string; readonly subject: string; readonly messageId: string };

/** A mail server at the wire. */
export async function openMailServer() {
  const taken = new Map<string, TakenMail>();
  const repeated = new Map<string, number>();
  let isSilent = false;
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let source = '';
      // Whoever is killed in the middle of a mail has sent none.
      stream.on('error', () => {});
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        source += chunk;
      });
      stream.on('end', () => {
        received++;
        if (isSilent) return;
        const messageId = headerOf(source, 'Message-ID');
        if (taken.has(messageId)) repeated.set(messageId, (repeated.get(messageId) ?? 0) + 1);
        taken.set(messageId, { to: envelope.rcptTo[0]!.address, subject: headerOf(source, 'Subject'), messageId });
        done();
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    /** Each message once, by its id: who was killed between our yes and their note of it sends the same one again. */
    takenBy: (to: string) => [...taken.values()].filter((mail) => mail.to === to),
    taken: () => [...taken.values()],
    /** How often one came that had been taken already. */
    repeats: () => [...repeated.values()].reduce((sum, times) => sum + times, 0),
    /** It listens to the end and says neither yes nor no; `work` is handed how to wait until somebody is left so. */
    async whileSilent(work: (somebodyWaits: () => Promise<void>) => Promise<void>): Promise<void> {
      const before = received;
      isSilent = true;
      await work(async () => {
        while (received === before) await sleep(5);
      });
      isSilent = false;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const headerOf = (source: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
