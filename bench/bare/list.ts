// The twin of a list endpoint: the same statement behind an empty Fastify route, over one pipelined connection.
import Fastify from 'fastify';
import pg from 'pg';

const [url = '', text = '', values = '[]'] = process.argv.slice(2);
const clients = await Promise.all(
  Array.from({ length: 3 }, async () => {
    const client = new pg.Client({ connectionString: url, pipeline: true });
    await client.connect();
    return client;
  }),
);
const parameters = JSON.parse(values) as unknown[];
let turn = 0;

const app = Fastify();
app.get('/list', async () => ({
  rows: (await clients[turn++ % 3]!.query({ name: 'list', text, values: parameters })).rows,
}));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
