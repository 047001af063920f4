// A twin that writes: one raw transaction behind an empty Fastify route.
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';

export async function serveWrites(
  path: string,
  pool: pg.Pool,
  write: (client: pg.PoolClient) => Promise<void>,
): Promise<FastifyInstance> {
  const app = Fastify();
  app.post(path, async () => {
    const client = await pool.connect();
    try {
      await write(client);
    } finally {
      client.release();
    }
    return {};
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(Number(new URL(address).port));
  return app;
}
