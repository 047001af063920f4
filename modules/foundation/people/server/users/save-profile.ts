import { accessProblems } from '@fachwerk/auth/contract';
import { findMe } from '@fachwerk/auth/facade';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import type { profileApi } from '../../contract.ts';
import { withNewAvatar } from '../avatars/avatar-files.ts';
import { changeUser } from './change-user.ts';
import { lockUser } from './user-store.ts';

const problem = problemsOf(accessProblems);

/** The picture is drawn before the transaction begins: it takes long. */
export const saveProfile: UseCase<typeof profileApi.save> = (ctx, { contact, language, avatar, removeAvatar }) =>
  withNewAvatar(ctx, avatar, (newKey) =>
    ctx.db.transaction(async (db) => {
      const scoped = { ...ctx, db };
      const user = await lockUser(scoped, ctx.caller.userId);
      if (!user) throw problem('auth.session_over');
      await changeUser(scoped, user, {
        given: { contact, language },
        avatarKey: newKey ?? (removeAvatar ? null : undefined),
      });
      return (await findMe(scoped, user.id))!;
    }),
  );
