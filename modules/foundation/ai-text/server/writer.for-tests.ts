import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Way = 'well' | 'silent' | 'broken' | 'torn' | 'endless' | 'busy' | 'elsewhere' | 'empty';

/** A small server that speaks as OpenAI does, well or badly. */
export async function openWriter() {
  const asked: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
  let way: Way = 'well';
  let left = Promise.withResolvers<void>();
  const server = createServer(async (request, reply) => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(await bodyOf(request)) });
    reply.on('close', () => !reply.writableFinished && left.resolve());
    // Whoever let themselves be led elsewhere would get a text there.
    WAYS[request.url?.startsWith('/elsewhere') ? 'well' : way](reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answer: (next: Way) => {
      way = next;
      left = Promise.withResolvers<void>();
      return left.promise;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const part = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const begin = (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'text/event-stream' });

const WAYS: Readonly<Record<Way, (reply: ServerResponse) => void>> = {
  well: (reply) => {
    begin(reply);
    for (const words of ['Herzlich ', 'willkommen ', 'bei uns.']) reply.write(part(words));
    reply.write(`data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } })}\n\n`);
    reply.end('data: [DONE]\n\n');
  },
  silent: (reply) => void begin(reply).write(part('Herz')),
  broken: (reply) => void begin(reply).end('data: {"choices": [{\n\n'),
  torn: (reply) => void begin(reply).write(part('Herz'), () => reply.destroy()),
  endless: (reply) => {
    begin(reply);
    const go = () => {
      while (!reply.destroyed) if (!reply.write(part('und weiter '.repeat(50)))) return void reply.once('drain', go);
    };
    go();
  },
  busy: (reply) => void reply.writeHead(429, { 'retry-after': '1' }).end('{"error":{"message":"slow down"}}'),
  elsewhere: (reply) => void reply.writeHead(307, { location: '/elsewhere' }).end(),
  empty: (reply) => void begin(reply).end('data: [DONE]\n\n'),
};
