// The twin of signing in: nothing but the check of one password hash.
import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';

const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const stored = await hash('Fachwerk-Demo-1', options);
const app = Fastify();
app.post('/hash', async () => ({ isRight: await verify(stored, 'Fachwerk-Demo-1') }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
