import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type TakenMail = { readonly to: string; readonly subject: string; readonly messageId: string };

/** A mail server at the wire. While it is silent it listens to the end and says neither yes nor no. */
export async function openMailServer() {
  const taken: TakenMail[] = [];
  const state = { isSilent: false, heard: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      state.heard++;
      if (state.isSilent) return;
      const source = Buffer.concat(chunks).toString();
      taken.push({
        to: envelope.rcptTo[0]!.address,
        subject: /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '',
        messageId: /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '',
      });
      done();
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    taken,
    state,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
