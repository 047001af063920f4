import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { CannotStart } from '@fachwerk/server/cannot-start';

/** The account PostgreSQL runs under; undefined means ours. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

const OWN_USER = 'fachwerk-db';

/** How a system user is made: Debian and Red Hat, then Alpine. The first that works is enough. */
const WAYS_TO_ADD_A_USER: readonly (readonly [string, readonly string[]])[] = [
  [
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      OWN_USER,
    ],
  ],
  ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', OWN_USER]],
];
const UNPRIVILEGED_USERS = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so root lends it another account: the owner of its files, our own system user, or an existing one. */
export function databaseUser(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(cluster) ?? accountOf(OWN_USER) ?? addedUser() ?? existingUser();
}

function ownerOf(folder: string): RunAs {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function addedUser(): RunAs {
  for (const [command, args] of WAYS_TO_ADD_A_USER) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) return accountOf(OWN_USER);
  }
  return undefined;
}

function existingUser(): RunAs {
  const found = UNPRIVILEGED_USERS.map(accountOf).find((account) => account !== undefined);
  if (found) return found;
  throw new CannotStart(
    'PostgreSQL does not run as root, and no other user could be made or found. Start as an ordinary user, or set DATABASE_URL.',
  );
}

function accountOf(name: string): RunAs {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
  );
  return uid && gid ? { uid, gid } : undefined;
}

/** Whether the account gets as far as this folder: asked as the account itself, so that modes, owners and access lists all count. */
export function canEnter(runAs: RunAs, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}
