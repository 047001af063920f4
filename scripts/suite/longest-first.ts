import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts the product, tries all of its calls, or makes clusters: up to three minutes a file, however short its text is. */
const LONG = /\/(apps\/server|kit\/backup|kit\/embedded-postgres|scripts\/new-module)\//;

/** By itself a run begins with the largest files: a small one that takes half a minute would be waited for at the end, on one core. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}

type File = { readonly moduleId: string; readonly project: { readonly name: string } };

/** Within each project, which have workers of their own one after the other. */
export function longestFirst<F extends File>(files: readonly F[]): F[] {
  const byProject = Map.groupBy(files, ({ project }) => project.name);
  return [...byProject.values()].flatMap((own) => {
    const { long = [], short = [] } = Object.groupBy(own, ({ moduleId }) => (LONG.test(moduleId) ? 'long' : 'short'));
    return [...long, ...short];
  });
}
