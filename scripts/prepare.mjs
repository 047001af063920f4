// Plain JavaScript without dependencies: it runs on whatever Node a machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...parts) => join(root, ...parts);

const OLDEST_NODE = 20;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const pinnedNode = inRoot('node_modules', '.bin', 'node');

/** Brings a checkout to where it can run: dependencies installed, the front ends built. Does nothing that is already done. */
export async function prepare({ build = [] } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    give(`Fachwerk needs Node ${OLDEST_NODE} or newer to start; this is Node ${process.versions.node}.`);
  if (!isInstalled()) await install();
  if (!existsSync(pinnedNode)) {
    give(
      'The Node that Fachwerk runs on is missing: npm did not run the install script of the package "node". ' +
        'Allow it (npm config delete ignore-scripts), remove node_modules, and start again.',
    );
  }
  for (const name of build) await buildFrontEnd(FRONT_ENDS[name]);
}

/** npm keeps a list of what it installed; it must agree with the lock file. Packages for other machines are not on it. */
function isInstalled() {
  const wanted = packagesIn(inRoot('package-lock.json'));
  const present = packagesIn(inRoot('node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const differs = (name) => !wanted[name] || wanted[name].version !== present[name].version;
  const isMissing = (name) => name !== '' && !present[name] && !wanted[name].optional;
  return !Object.keys(present).some(differs) && !Object.keys(wanted).some(isMissing);
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // A machine that is set to "production" would leave out what the front end is built with.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error'];
  await step('Installing the dependencies', 'a minute or two', [...npm, ...flags], root);
}

/** What a front end is built from: folders and files, and of every module these. Its contracts come along in any case. */
const ADMIN = {
  name: 'admin',
  title: 'the back office',
  proof: 'index.html',
  assets: 'assets',
  sources: ['package-lock.json', 'package.json', 'apps/admin', 'kit/base', 'kit/react', 'kit/site'],
  // The editor of pages draws them as the storefront does.
  faces: ['package.json', 'rules', 'texts', 'admin', 'blocks', 'views.tsx', 'storefront'],
};
const STOREFRONT = {
  name: 'storefront',
  title: 'the storefront',
  proof: 'server/server.js',
  assets: 'client/assets',
  sources: ['package-lock.json', 'package.json', 'apps/storefront', 'kit/base', 'kit/site'],
  faces: ['package.json', 'rules', 'texts', 'storefront', 'blocks'],
};

const FRONT_ENDS = { admin: ADMIN, storefront: STOREFRONT };
export const BOTH = Object.keys(FRONT_ENDS);

async function buildFrontEnd({ name, title, proof, assets, sources, faces }) {
  const stamp = inRoot('.cache', `${name}-build`);
  const dist = inRoot('apps', name, 'dist');
  const hash = hashOf(sourcesOf(sources, faces));
  if (existsSync(join(dist, proof)) && textOf(stamp) === hash) return;
  // Built aside and moved into place, so that a running server never serves half a front end.
  const fresh = inRoot('.cache', `${name}-${process.pid}`);
  const old = `${fresh}-old`;
  mkdirSync(inRoot('.cache'), { recursive: true });
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const command = [pinnedNode, vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  await step(`Building ${title}`, 'half a minute', command, inRoot('apps', name));
  // The page itself is not: the server writes a nonce into it with every request. What the server runs is fetched by nobody.
  await compress(join(fresh, assets));
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(stamp, hash);
}

const foldersIn = (path) =>
  readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

function sourcesOf(sources, faces) {
  const modules = foldersIn('modules')
    .flatMap(foldersIn)
    .flatMap((module) => {
      const contracts = readdirSync(inRoot(module)).filter((file) => file.endsWith('.ts'));
      return [...faces, ...contracts].map((face) => `${module}/${face}`);
    });
  return [...sources, ...modules].flatMap((path) => filesBelow(inRoot(path))).sort();
}

function filesBelow(path) {
  try {
    const entries = readdirSync(path, { withFileTypes: true }).filter(
      ({ name }) => name !== 'dist' && name !== 'node_modules',
    );
    return entries.flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
  } catch (error) {
    return error.code === 'ENOTDIR' ? [path] : [];
  }
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** One line when it begins and one when it is done; what the command says is shown only when it fails. */
async function step(name, duration, [program, ...args], cwd) {
  const begin = Date.now();
  const seconds = () => `${((Date.now() - begin) / 1000).toFixed(1)} s`;
  console.log(`${name} (${duration} the first time) …`);
  const stillThere = setInterval(() => console.log(`  … ${seconds()}`), 15_000);
  const child = spawn(program, args, { cwd, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = (signal) => {
    child.kill(signal);
    give(`${name} was interrupted.`);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('error', () => resolve(127)).on('close', resolve));
  clearInterval(stillThere);
  for (const signal of SIGNALS) process.off(signal, stop);
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    give(`${name} failed after ${seconds()} (${program} ${args[0] ?? ''} ended with ${code}).`);
  }
  console.log(`${name}: done in ${seconds()}.`);
}

function give(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The pinned Node comes first, for every tool that is called by name; compiled code is kept for the next start. */
function environment() {
  const path = [inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: inRoot('.cache', 'node') };
}

/** How soon we notice that npm is gone. */
const LOOK_MS = 300;

/** Hands over to the pinned Node: same terminal, signals passed on, same end. The channel tells the child when we are killed. */
export function goOn(file, args = process.argv.slice(2)) {
  const child = spawn(pinnedNode, [inRoot(file), ...args], {
    env: environment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  // npm passes a signal on to its shell, which dies of it without a word to us.
  const npm = process.env.npm_lifecycle_event && process.ppid;
  if (npm) setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), LOOK_MS).unref();
  child.on('error', (error) => give(`${pinnedNode} does not run on this machine: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (!signal) return;
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
