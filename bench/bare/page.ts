// The twin of a kept page: Fastify sending as many bytes.
import Fastify from 'fastify';

const page = Buffer.alloc(Number(process.argv[2]), 'x');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as { port: number }).port);
