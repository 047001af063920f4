// A whole lock controller, as controllers.md asks for it. In place of the four functions below comes your hardware.
//   npm install mqtt && node example-controller.mjs http://localhost:3000 ONE-TIME-TOKEN state.json 12
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import mqtt from 'mqtt';

const [server, token, stateFile, count = '1'] = process.argv.slice(2);
const locks = new Map(Array.from({ length: Number(count) }, (_, i) => [i + 1, { bolt: 'locked', door: 'closed' }]));
const boltOf = (lock) => locks.get(lock).bolt;
const doorOf = (lock) => locks.get(lock).door;
/** One pulse; settles when bolt and door have come to rest. */
const draw = async (lock, _profile) => void locks.set(lock, { bolt: 'unlocked', door: 'open' });
const batteryOf = (_lock) => 87;

// 1. Credentials and the ids of commands outlive a power cut: written beside, then put in place.
const state = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : await provisioned();
function keep() {
  writeFileSync(`${stateFile}.new`, JSON.stringify(state), { mode: 0o600, flush: true });
  renameSync(`${stateFile}.new`, stateFile);
}
async function provisioned() {
  const answer = await fetch(`${server}/api/location/controllers/provision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) {
    console.error(`The token was not taken: ${(await answer.json()).error}`);
    process.exit(1);
  }
  const fresh = { credentials: await answer.json(), seen: [] };
  writeFileSync(stateFile, JSON.stringify(fresh), { mode: 0o600, flush: true });
  return fresh;
}

// 2. The connection.
const { companyCode, controllerId, username, password, commandKey, brokerUrl, heartbeatSeconds } = state.credentials;
const topic = (channel) => `fw/${companyCode}/${controllerId}/${channel}`;
const presence = (online) => JSON.stringify({ online, at: new Date(), firmware: 'example-1' });
const client = mqtt.connect(brokerUrl, {
  clientId: controllerId,
  username,
  password,
  clean: true,
  keepalive: heartbeatSeconds,
  reconnectPeriod: 1000,
  // Also after a refusal: the server may be starting, or somebody is mending the account.
  reconnectOnConnackError: true,
  will: { topic: topic('presence'), payload: Buffer.from(presence(false)), qos: 1, retain: true },
});
client.on('connect', () => {
  client.options.reconnectPeriod = 1000;
  client.stream.setNoDelay?.(true);
  client.subscribe(topic('cmd'), { qos: 0 });
  client.publish(topic('presence'), presence(true), { qos: 1, retain: true });
  report();
});
client.on('error', ({ code, message }) => {
  client.options.reconnectPeriod = Math.min(30_000, client.options.reconnectPeriod * (1.5 + Math.random()));
  if (code === 4 || code === 5) console.error('Refused: the credentials were replaced. It needs a new token.');
  else console.error(`No connection: ${message}`);
});
client.on('message', (_topic, payload) => void obey(JSON.parse(payload.toString())));

// 3. What it says. QoS 1 is sent again until the server has stored it; the same message keeps its id.
const say = (channel, body) => client.publish(topic(channel), JSON.stringify({ at: new Date(), ...body }), { qos: 1 });
function report() {
  const readings = [...locks.keys()].map((lock) => ({
    ...{ lock, lockState: boltOf(lock), doorState: doorOf(lock) },
    ...{ battery: batteryOf(lock), signal: 100, temperature: null },
  }));
  say('telemetry', { id: randomUUID(), firmware: 'example-1', queue: 0, locks: readings });
}
setInterval(report, heartbeatSeconds * 1000);

// 4. Commands: checked in this order before anything moves.
const busy = new Set();
function whyNot({ id, kind, lock, profile, issuedAt, expiresAt, signature }) {
  const signed = [id, kind, lock ?? '', profile, issuedAt, expiresAt].join('\n');
  const own = createHmac('sha256', Buffer.from(commandKey, 'base64url')).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'signature';
  if (Date.now() > Date.parse(expiresAt)) return 'expired';
  if (state.seen.includes(id)) return 'repeated';
  if (lock !== null && !locks.has(lock)) return 'unknown_lock';
  return busy.has(lock) ? 'busy' : null;
}
async function obey(command) {
  const { id, kind, lock, profile } = command;
  const reason = whyNot(command);
  if (reason) return say('ack', { id, step: 'denied', reason });
  state.seen = [...state.seen, id].slice(-1000);
  keep();
  if (kind === 'ping') return say('ack', { id, step: 'pong' });
  say('ack', { id, step: 'accepted' });
  if (kind === 'warm') return;
  busy.add(lock);
  const wasOpen = doorOf(lock) === 'open';
  await draw(lock, profile);
  busy.delete(lock);
  const facts = { lockState: boltOf(lock), doorState: doorOf(lock) };
  const result = wasOpen ? 'already_open' : facts.lockState === 'unlocked' ? 'opened' : 'jammed';
  if (!wasOpen) say('event', { id: randomUUID(), lock, ...facts, command: id });
  say('ack', { id, step: 'done', result, lock: facts.lockState, door: facts.doorState });
}

process.once('SIGTERM', () => {
  // Nobody to say it to: the last will has said it.
  if (!client.connected) process.exit(0);
  client.publish(topic('presence'), presence(false), { qos: 1, retain: true }, () =>
    client.end(false, () => process.exit(0)),
  );
});
