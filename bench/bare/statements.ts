// The twin of a question that takes several statements: the very same ones, all at once, behind an empty Fastify route.
import Fastify from 'fastify';
import pg from 'pg';

type Statement = { readonly text: string; readonly values: unknown[] };
const [url = '', given = '[]'] = process.argv.slice(2);
const statements = JSON.parse(given) as Statement[];
const clients = await Promise.all(
  Array.from({ length: 3 }, async () => {
    const client = new pg.Client({ connectionString: url, pipeline: true });
    await client.connect();
    return client;
  }),
);
let turn = 0;

const app = Fastify();
app.get('/ask', async () => {
  const client = clients[turn++ % 3]!;
  const answers = await Promise.all(
    statements.map(({ text, values }, at) => client.query({ name: `statement-${at}`, text, values })),
  );
  return { answers: answers.map(({ rows }) => rows) };
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
